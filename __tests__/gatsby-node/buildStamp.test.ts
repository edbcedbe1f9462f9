/** @jest-environment node */
import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { journalFiles } from "../../src/content/journalFiles"
import { digestOfInputs, isBuilt, markFinished, markUnderWay, startBuild } from "../../src/gatsby-node/buildStamp"

const project = process.cwd()
const environment = { ...process.env }

const write = (file: string, content = "") => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const stamp = ".cache/.stamp.json"
const output = ["public/index.html", ".cache/webpack/pack"]
const left = () => output.filter((name) => existsSync(name))

const writeOutput = () => {
  for (const file of output) write(file)
}

beforeEach(() => {
  jest.spyOn(console, "info").mockImplementation(() => undefined)
  process.chdir(mkdtempSync(path.join(tmpdir(), "stamp-")))
  for (const file of ["data/site.json", "data/services/law.json", "src/html.tsx", "package-lock.json"]) write(file)
  write("src/content/check.ts", "export const check = 0")
  for (const file of ["gatsby-config.js", "gatsby-node.js", "src/gatsby-node/gatsbyConfig.ts"]) write(file)
  write("src/gatsby-node/gatsbyNode.ts", 'export { check } from "../content/check"')
  startBuild()
  writeOutput()
  markUnderWay()
  markFinished(digestOfInputs())
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  process.env = { ...environment }
  const folder = process.cwd()
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

test("after a good build nothing is built again", () => {
  expect(isBuilt()).toBe(true)
})

test.each([
  ["an entry is edited", () => write("data/services/law.json", "{}")],
  ["an entry is added", () => write("data/services/art.json")],
  ["the code is edited", () => write("src/html.tsx", "new")],
  ["packages change", () => write("package-lock.json", "{}")],
  ["settings are written", () => write(".env.production", "GATSBY_ADMIN=on")],
  ["the stamp is empty", () => write(stamp)],
  ["the built site is gone", () => rmSync("public", { recursive: true })],
  ["Gatsby has run for something else", () => markFinished()],
  ["it has another address", () => Object.assign(process.env, { SITE_URL: "https://www.example.com" })],
  ["another day has come", () => jest.useFakeTimers({ now: new Date("2000-01-01") })],
])("the site is built again when %s", (_, change) => {
  change()
  expect(isBuilt()).toBe(false)
})

test("a build without the types of its queries is up to date, but not for who needs these", () => {
  expect(isBuilt(true)).toBe(false)
  markFinished(digestOfInputs(), true)
  expect(isBuilt(true)).toBe(true)
})

test("files that commands write for themselves do not trigger another build", () => {
  const derived = ["data/.schema/service.json", "src/styles/fonts/serif.woff2", "src/gatsby-types.d.ts"]
  for (const file of [...derived, `data/${journalFiles.busy}`]) write(file)
  expect(isBuilt()).toBe(true)
})

test("a link is followed as an input itself, but not out of data, where it may lead anywhere", () => {
  renameSync("data", "content")
  symlinkSync("content", "data")
  mkdirSync("elsewhere")
  symlinkSync("../elsewhere", "data/pages")
  markFinished(digestOfInputs())
  write("elsewhere/usr.json")
  expect(isBuilt()).toBe(true)
  write("data/services/law.json", "{}")
  expect(isBuilt()).toBe(false)
  markFinished(digestOfInputs())
  rmSync("data/pages")
  symlinkSync("../other", "data/pages")
  expect(isBuilt()).toBe(false)
})

test.each(["static/brochure.pdf", "data/services/tort.json"])(
  "what the link %s leads to is an input, outside of the project or hidden in it",
  (link) => {
    write(path.join(path.dirname(link), "../.shared/file"), "{}")
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync("../.shared/file", link)
    expect(isBuilt()).toBe(false)
    markFinished(digestOfInputs())
    write(path.join(path.dirname(link), "../.shared/file"), "[]")
    expect(isBuilt()).toBe(false)
  },
)

test.each<[name: string, make: (file: string) => void]>([
  ["a pipe, which has no end", (file) => execFileSync("mkfifo", [file])],
  ["a link to a device, which has no end", (file) => symlinkSync("/dev/zero", file)],
  ["a link to nothing", (file) => symlinkSync("nowhere", file)],
])("%s is an input that is not read", (_, make) => {
  make("data/services/odd.json")
  expect(isBuilt()).toBe(false)
})

test("output of the same code is reused, although Gatsby empties a new cache before it fills it", () => {
  for (const name of readdirSync(".cache").filter((each) => !each.startsWith(".")))
    rmSync(`.cache/${name}`, { recursive: true })
  writeOutput()
  startBuild()
  expect(left()).toEqual(output)
})

test.each([
  ["of an interrupted build", () => markUnderWay()],
  ["of different code", () => write("src/content/check.ts", "export const check = 1")],
  ["of unknown code", () => rmSync(stamp)],
  ["with a folder in place of its stamp", () => [rmSync(stamp), mkdirSync(stamp)]],
  ["with an empty stamp", () => write(stamp)],
  ["with a stamp that was cut off", () => write(stamp, '{"code":"')],
  ["with a stamp of another kind", () => write(stamp, "null")],
])("output %s is discarded", (_, change) => {
  change()
  startBuild()
  expect(left()).toEqual([])
})

test("output stays if a build has stopped because of its data", () => {
  startBuild()
  startBuild()
  expect(left()).toEqual(output)
})

test("a cache that was moved or copied with the project's folder is discarded", () => {
  const folder = `${process.cwd()}-copy`
  cpSync(process.cwd(), folder, { recursive: true })
  process.chdir(folder)
  startBuild()
  expect(left()).toEqual([])
})
