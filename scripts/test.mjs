import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { countTests } from "./setup/counts.mjs"
import { installPackages } from "./setup/packages.mjs"
import { run } from "./setup/run.mjs"

/** `npm test`: installs what is missing and checks everything, from the data to the built site in a browser. */
const typesFile = "src/gatsby-types.d.ts"
const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"))
const jestReport = path.join(reports, "jest.json")
const playwrightReport = path.join(reports, "playwright.json")

const read = (file) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

const committedTypes = read(typesFile)

const checkTypesDrift = () => {
  if (read(typesFile) === committedTypes) return 0
  console.error(`The build has rewritten ${typesFile}. Look at the change and commit it.`)
  return 1
}

const npm = (...args) => run("npm", ["run", "--silent", ...args])

/** @type {[heading: string, check: () => number | Promise<number>][]} */
const steps = [
  ["Packages", () => installPackages(process.cwd())],
  ["Data files", () => npm("check:data")],
  ["Words on the pages", () => npm("check:content")],
  ["Generated schemas and fonts", () => npm("generate")],
  ["Lint and format", () => npm("lint")],
  ["Types", () => npm("typecheck")],
  ["Units and components", () => npm("test:unit", "--", "--ci", "--json", `--outputFile=${jestReport}`)],
  ["Build", () => npm("build")],
  ["Generated types are up to date", checkTypesDrift],
  [
    "The built site in a browser",
    () =>
      run("npm", ["run", "--silent", "test:e2e", "--", "--reporter=list,json"], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      }),
  ],
  ["Unused code and packages", () => npm("unused")],
]

let failedStep
for (const [heading, check] of steps) {
  console.info(`\n── ${heading} ${"─".repeat(Math.max(3, 60 - heading.length))}\n`)
  if ((await check()) === 0) continue
  failedStep = heading
  break
}

const { passed, failed, flaky } = countTests(jestReport, playwrightReport)
rmSync(reports, { recursive: true, force: true })
if (failedStep) {
  console.error(`\nFAILED at: ${failedStep}\n`)
  process.exitCode = 1
} else console.info("\nAll checks passed.\n")
if (flaky > 0) console.info(`${flaky} flaky: failed at first and passed when tried again`)
console.info(`${passed} passed, ${failed} failed`)
