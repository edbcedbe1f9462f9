import { existsSync, readFileSync } from "node:fs"

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

/** The tests in a suite of Playwright's report that ended in one way, with their titles. */
const testsIn = ({ title, file, suites = [], specs = [] }, status) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ annotations = [] }) => ({ title: `${file ?? title}: ${spec.title}`, annotations })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, status)),
]

/** Why a test was skipped, in its own words; one that says nothing was not reached, since another failed. */
const reasonOf = ({ annotations }) =>
  annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? "not reached"

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * The number of tests that passed and failed, of both test runners together, the titles of those among the passed that
 * failed at first, and the titles of those that were skipped, with the reason.
 * @param {string} jestFile Jest's report in JSON
 * @param {readonly string[]} playwrightFiles Playwright's reports in JSON, one a run
 */
export const countTests = (jestFile, playwrightFiles) => {
  const jest = report(jestFile)
  const playwright = playwrightFiles.map(report).filter(Boolean)
  const count = (name) => sum(playwright.map(({ stats }) => stats[name]))
  const named = (status) => playwright.flatMap(({ suites = [] }) => suites.flatMap((suite) => testsIn(suite, status)))
  return {
    // A file that could not be loaded has no test to count, but it failed.
    passed: (jest?.numPassedTests ?? 0) + count("expected") + count("flaky"),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + count("unexpected"),
    flaky: named("flaky").map(({ title }) => title),
    skipped: named("skipped").map((test) => `${test.title} (${reasonOf(test)})`),
  }
}
