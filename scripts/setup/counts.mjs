import { existsSync, readFileSync } from "node:fs"

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

/**
 * The number of tests that passed and failed, of both test runners together,
 * and of those among the passed that failed at first.
 * @param {string} jestFile Jest's report in JSON
 * @param {string} playwrightFile Playwright's report in JSON
 */
export const countTests = (jestFile, playwrightFile) => {
  const jest = report(jestFile)
  const playwright = report(playwrightFile)?.stats
  return {
    // A file that could not even be loaded holds no counted test, yet it failed.
    passed: (jest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (playwright?.unexpected ?? 0),
    flaky: playwright?.flaky ?? 0,
  }
}
