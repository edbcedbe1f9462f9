/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
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
  ["the stamp is empty", () => write(".cache/.stamp.json")],
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
  ["of unknown code", () => rmSync(".cache/.stamp.json")],
  ["with an empty stamp", () => write(".cache/.stamp.json")],
  ["with a stamp that was cut off", () => write(".cache/.stamp.json", '{"code":"')],
  ["with a stamp of another kind", () => write(".cache/.stamp.json", "null")],
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
