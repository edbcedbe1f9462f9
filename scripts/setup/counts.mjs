import { existsSync, readFileSync } from "node:fs"

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

/** The tests with a given status in a suite of Playwright's report, with their titles. */
const testsIn = ({ title, file, suites = [], specs = [] }, status) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ annotations = [] }) => ({ title: `${file ?? title}: ${spec.title}`, annotations })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, status)),
]

/** The reason that a skipped test gives; without one it was not reached because another test failed. */
const reasonOf = ({ annotations }) =>
  annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? "not reached"

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * The total numbers of passed and failed tests of both test runners, the titles of those that passed only on a retry,
 * and the titles of the skipped ones with the reason.
 * @param {string} jestFile Jest's report in JSON
 * @param {readonly string[]} playwrightFiles Playwright's reports in JSON, one per run
 */
export const countTests = (jestFile, playwrightFiles) => {
  const jest = report(jestFile)
  const playwright = playwrightFiles.map(report).filter(Boolean)
  const count = (name) => sum(playwright.map(({ stats }) => stats[name]))
  const named = (status) => playwright.flatMap(({ suites = [] }) => suites.flatMap((suite) => testsIn(suite, status)))
  return {
    // A test file that could not be loaded has no tests to count, but it counts as failed.
    passed: (jest?.numPassedTests ?? 0) + count("expected") + count("flaky"),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + count("unexpected"),
    flaky: named("flaky").map(({ title }) => title),
    skipped: named("skipped").map((test) => `${test.title} (${reasonOf(test)})`),
  }
}
