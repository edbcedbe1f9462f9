/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"

const stampModule = pathToFileURL(path.resolve("scripts/setup/buildStamp.mjs")).href
let folder: string

const write = (file: string, content = "") => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

/** Runs code that uses the module, which Jest does not load, in the folder. */
const run = (code: string, env: Record<string, string> = {}) =>
  execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", `import * as stamp from "${stampModule}"\n${code}`],
    {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: "utf8",
    },
  )

const isBuilt = (env?: Record<string, string>, before = "") =>
  JSON.parse(run(`${before}; console.log(stamp.isBuilt())`, env))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stamp-"))
  for (const file of [
    "data/site.json",
    "data/services/law.json",
    "src/html.tsx",
    "gatsby-node.ts",
    "package-lock.json",
  ])
    write(file)
  write("public/index.html")
  run("stamp.writeStamp(stamp.digestOfInputs())")
})

afterEach(() => rmSync(folder, { recursive: true }))

test("after a good build nothing is built again", () => {
  expect(isBuilt()).toBe(true)
})

test.each([
  ["an entry is edited", () => write("data/services/law.json", "{}")],
  ["an entry is added", () => write("data/services/art.json")],
  ["the code is edited", () => write("src/html.tsx", "new")],
  ["packages change", () => write("package-lock.json", "{}")],
  ["settings are written", () => write(".env.production", "GATSBY_ADMIN=on")],
  ["the built site is gone", () => rmSync(path.join(folder, "public"), { recursive: true })],
  ["Gatsby has run for something else", () => run("stamp.removeStamp()")],
])("the site is built again when %s", (_, change) => {
  change()
  expect(isBuilt()).toBe(false)
})

test("files that a build writes itself do not trigger another", () => {
  for (const file of ["data/.schema/service.json", "src/styles/fonts/serif.woff2", "src/gatsby-types.d.ts"]) write(file)
  expect(isBuilt()).toBe(true)
})

test("the site is built again at another address, and on another day", () => {
  expect(isBuilt({ SITE_URL: "https://www.example.com" })).toBe(false)
  expect(isBuilt({}, "Date.prototype.toISOString = () => '2000-01-01T00:00:00.000Z'")).toBe(false)
})
