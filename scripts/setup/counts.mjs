import { existsSync, readFileSync } from "node:fs"

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

/** The titles of tests in a suite of Playwright's report that failed at first and passed on a retry. */
const flakyIn = ({ title, file, suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map((spec) => `${file ?? title}: ${spec.title}`),
  ...suites.flatMap(flakyIn),
]

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * The number of tests that passed and failed, of both test runners together,
 * and the titles of those among the passed that failed at first.
 * @param {string} jestFile Jest's report in JSON
 * @param {readonly string[]} playwrightFiles Playwright's reports in JSON, one a run
 */
export const countTests = (jestFile, playwrightFiles) => {
  const jest = report(jestFile)
  const playwright = playwrightFiles.map(report).filter(Boolean)
  const count = (name) => sum(playwright.map(({ stats }) => stats[name]))
  return {
    // A file that could not be loaded has no test to count, but it failed.
    passed: (jest?.numPassedTests ?? 0) + count("expected") + count("flaky"),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + count("unexpected"),
    flaky: playwright.flatMap(({ suites = [] }) => suites.flatMap(flakyIn)),
  }
}
