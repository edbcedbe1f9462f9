import { existsSync, readFileSync } from "node:fs"

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

/**
 * The number of tests that passed and failed, of both test runners together,
 * and of those among the passed that failed at first.
 * @param {string} jestFile Jest's report in JSON
 * @param {readonly string[]} playwrightFiles Playwright's reports in JSON, one for each time it ran
 */
export const countTests = (jestFile, ...playwrightFiles) => {
  const jest = report(jestFile)
  const runs = playwrightFiles.flatMap((file) => report(file)?.stats ?? [])
  const sum = (count) => runs.reduce((total, stats) => total + stats[count], 0)
  return {
    // A file that could not even be loaded holds no counted test, yet it failed.
    passed: (jest?.numPassedTests ?? 0) + sum("expected") + sum("flaky"),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + sum("unexpected"),
    flaky: sum("flaky"),
  }
}
