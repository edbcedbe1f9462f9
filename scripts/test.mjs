import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { countTests } from "./setup/counts.mjs"
import { installPackages } from "./setup/packages.mjs"
import { run, runTogether } from "./setup/run.mjs"

/**
 * `npm test`: installs what is missing and checks everything that is quick to check, from the data to the built site in
 * a browser. `--unit` stops before the build; names of {@link longChecks} add those at the end.
 */
const longChecks = {
  every: "Every page, width and form",
  servers: "The host configurations in nginx and Caddy",
  scratch: "Builds of copies of the project",
}

const asked = process.argv.slice(2)
const unitOnly = asked.includes("--unit")
const projects = asked.filter((word) => word !== "--unit")
const unknown = projects.filter((name) => !(name in longChecks))
if (unknown.length > 0 || (unitOnly && projects.length > 0)) {
  console.error(`Say --unit, or any of ${Object.keys(longChecks).join(", ")}; not '${asked.join(" ")}'.`)
  process.exit(1)
}

const typesFile = "src/gatsby-types.d.ts"
const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"))
const jestReport = path.join(reports, "jest.json")
const playwrightReport = (project) => path.join(reports, `${project}.json`)

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

const npm = (name) => ["npm", "run", "--silent", name]
const runNpm = (name) => run("npm", ["run", "--silent", name])

const playwright = (project) =>
  run("npx", ["playwright", "test", `--project=${project}`, "--reporter=line,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport(project),
  })

/** The programs that the tests drive; servers are installed without a question in CI only. */
const findPrograms = async () => {
  const chromium = await run("npx", ["tsx", "scripts/ensure-chromium.mts"])
  if (chromium !== 0 || !projects.includes("servers")) return chromium
  return run("npx", ["tsx", "scripts/ensure-servers.mts", ...(process.env.CI ? ["--yes"] : [])])
}

/** @typedef {[heading: string, check: () => number | Promise<number>]} Step */

/** @type {Step[]} */
const unitSteps = [
  ["Packages", () => installPackages(process.cwd())],
  ["Generated schemas and fonts", () => runNpm("generate")],
  ["Data, words, style and types", () => runTogether(["check:data", "check:content", "lint", "typecheck"].map(npm))],
  ["Units and components", () => run("npx", ["jest", "--ci", "--json", `--outputFile=${jestReport}`])],
]

/** @type {Step[]} */
const siteSteps = [
  ["Unused code and packages", () => runNpm("unused")],
  ["Programs that the tests drive", findPrograms],
  ["Build", () => runNpm("build")],
  ["Generated types are up to date", checkTypesDrift],
  ["Sizes of the built pages", () => playwright("budgets")],
  ["The built site in a browser", () => playwright("site")],
  ...projects.map((project) => /** @type {Step} */ ([longChecks[project], () => playwright(project)])),
]

const steps = unitOnly ? unitSteps : [...unitSteps, ...siteSteps]

let failedStep
for (const [index, [heading, check]] of steps.entries()) {
  const title = `Step ${index + 1} of ${steps.length}: ${heading}`
  console.info(`\n── ${title} ${"─".repeat(Math.max(3, 60 - title.length))}\n`)
  const start = performance.now()
  const code = await check()
  console.info(`\n${Math.round((performance.now() - start) / 1000)} s`)
  if (code === 0) continue
  failedStep = heading
  break
}

const { passed, failed, flaky } = countTests(
  jestReport,
  ...["budgets", "site", ...projects].map((project) => playwrightReport(project)),
)
rmSync(reports, { recursive: true, force: true })
if (failedStep) {
  console.error(`\nFAILED at: ${failedStep}\n`)
  process.exitCode = 1
} else console.info("\nAll checks passed.\n")
if (flaky > 0) console.info(`${flaky} flaky: failed at first and passed when tried again`)
console.info(`${passed} passed, ${failed} failed`)
