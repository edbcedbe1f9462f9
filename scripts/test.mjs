import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { countTests } from "./setup/counts.mjs"
import { installPackages } from "./setup/packages.mjs"
import { refuseFolder } from "./setup/refuseFolder.mjs"
import { run } from "./setup/run.mjs"

/**
 * Installs what is missing and checks the site, from the data files to the built pages in a browser.
 *
 * - `npm run test:unit` stops before the build,
 * - `npm test` goes on to the built site,
 * - `npm run test:all` adds builds of copies, the code on the pages, real web servers, other engines, and
 *   every page and form in every width,
 * - `npm test -- --and servers,scratch` adds some of these (the names are Playwright's projects, and `code`).
 */
const readFlags = () => {
  try {
    return parseArgs({ options: { unit: { type: "boolean", default: false }, and: { type: "string", default: "" } } })
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
refuseFolder(process.cwd())
const { unit: isUnit, and } = readFlags().values
const further = and.split(",").filter(Boolean)

/** The files in git that are written from others. */
const generatedFiles = ["src/gatsby-types.d.ts", ".env.example", "docs/settings.md"]
const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"))
const jestReport = path.join(reports, "jest.json")
/** @type {string[]} */
const playwrightReports = []

const read = (file) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

const before = new Map(generatedFiles.map((file) => [file, read(file)]))

/** Whether the generated files are as they were before this run. */
const checkGenerated = () => {
  const changed = generatedFiles.filter((file) => read(file) !== before.get(file))
  if (changed.length > 0)
    console.error(`Out of date, and generated again: ${changed.join(", ")}. Check the change and commit it.`)
  return changed.length
}

/** `run` sets CI; without it, at a terminal, test runners show progress and do not retry. */
const watched = { CI: process.env.CI ?? "" }

const npm = (...args) => run("npm", ["run", "--silent", ...args])

/**
 * Runs scripts of package.json and programs of packages at the same time, since most of them keep one processor busy, and
 * shows what each has written, as a whole.
 * @param {readonly (readonly string[])[]} commands
 */
const sideBySide = async (commands) => {
  const codes = await Promise.all(
    commands.map(
      ([command, ...args]) =>
        new Promise((resolve) => {
          // On Windows npm and npx are scripts, which only a shell can run.
          const options = { maxBuffer: Number.POSITIVE_INFINITY, shell: process.platform === "win32" }
          execFile(command, args, options, (error, stdout, stderr) => {
            console.info(`${[command, ...args].join(" ")}\n${stdout}${stderr}`)
            resolve(error ? 1 : 0)
          })
        }),
    ),
  )
  return Math.max(...codes)
}

const build = () => run("npm", ["run", "--silent", "build:deploy", "--", "--if-changed"], { TYPEGEN: "on" })

/** Runs one of Playwright's projects. */
const drive = (project) => {
  const report = path.join(reports, `${project}.json`)
  playwrightReports.push(report)
  return run("npx", ["playwright", "test", `--project=${project}`, "--reporter=line,json"], {
    ...watched,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
}

/** Makes the installers below ask before they install, except in CI; that of Chromium never asks. */
const asking = { ASK_TO_INSTALL: process.env.CI ? "" : "yes" }

const ensure = (programs) => run("npx", ["tsx", "scripts/browsers/ensure.ts", programs], asking)

/** @type {[heading: string, check: () => Promise<number>]} */
const chromium = ["Chromium", () => run("npx", ["tsx", "scripts/browsers/ensure-chromium.ts"], asking)]

/**
 * What the additional steps need. Checked first, while someone is there to answer questions.
 * @type {Record<string, [heading: string, check: () => number | Promise<number>][]>}
 */
const programs = {
  code: [["Compilers for the code on the pages", () => ensure("toolchains")]],
  servers: [["nginx and Caddy", () => ensure("servers")]],
  engines: [["Firefox and WebKit", () => ensure("engines")]],
}

/** @type {Record<string, [heading: string, check: () => number | Promise<number>][]>} */
const furtherSteps = {
  scratch: [["Builds of copies of the site", () => drive("scratch")]],
  owner: [["An owner's first week, in a copy", () => drive("owner")]],
  runtimes: [["All supported releases of Node", () => drive("runtimes")]],
  broken: [["Builds that are broken in each step", () => drive("broken")]],
  code: [["The code on the pages", () => run("npx", ["jest", "--ci", "__tests__/code"], { ALL_TOOLCHAINS: "yes" })]],
  chance: [
    [
      "Commands killed and files spoilt at random, many times",
      () => run("npx", ["jest", "--ci", "/killed", "/random"], { MANY_TRIES: "yes" }),
    ],
  ],
  servers: [["The host configurations in real servers", () => drive("servers")]],
  engines: [
    ["The site in Firefox", () => drive("firefox")],
    ["The site in WebKit", () => drive("webkit")],
  ],
  every: [
    ["Every page and width, and every form of the editing page", () => drive("every")],
    ["Further pages, windows and hosts", () => drive("further")],
  ],
}

/** @type {[heading: string, check: () => number | Promise<number>][]} */
const steps = [
  ["Packages", () => installPackages(process.cwd())],
  ...(isUnit ? [] : [chromium, ...further.flatMap((name) => programs[name] ?? [])]),
  ["Generated schemas and fonts", async () => (await npm("generate")) || checkGenerated()],
  [
    "Data files, words on the pages, lint and format, types, unused code and packages",
    () =>
      sideBySide([
        ...["check:data", "check:content", "lint"].map((script) => ["npm", "run", "--silent", script]),
        ...["tsc", "knip"].map((program) => ["npx", program]),
      ]),
  ],
  ["Units and components", () => run("npx", ["jest", "--json", `--outputFile=${jestReport}`], watched)],
]
if (!isUnit)
  steps.push(
    ["Build, and types of its queries", async () => (await build()) || checkGenerated()],
    ["The built site in a browser", () => drive("site")],
    ...further.flatMap((name) => furtherSteps[name] ?? []),
  )

const unknown = further.filter((name) => !(name in furtherSteps))
if (unknown.length > 0) {
  console.error(`--and ${unknown.join()}: choose from ${Object.keys(furtherSteps).join()}, separated by commas`)
  process.exit(1)
}

const begun = Date.now()
/** @param {number} since a time in milliseconds */
const elapsed = (since) => `${Math.round((Date.now() - since) / 1000)} s`

let failedStep
for (const [place, [heading, check]] of steps.entries()) {
  console.info(`\n── ${place + 1} of ${steps.length}: ${heading}\n`)
  const start = Date.now()
  if ((await check()) !== 0) {
    failedStep = heading
    break
  }
  console.info(`\n   ${heading}: ${elapsed(start)}`)
}

const { passed, failed, flaky, skipped } = countTests(jestReport, playwrightReports)
rmSync(reports, { recursive: true, force: true })
if (failedStep) {
  console.error(`\nFAILED at: ${failedStep}\n`)
  process.exitCode = 1
} else console.info(`\nAll checks passed in ${elapsed(begun)}.\n`)
if (flaky.length > 0) console.info(`Failed at first, and passed on another try:\n${flaky.join("\n")}`)
if (skipped.length > 0) console.info(`${skipped.length} skipped:\n${skipped.join("\n")}`)
console.info(`${passed} passed, ${failed} failed`)
