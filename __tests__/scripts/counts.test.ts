/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** What `npm test` counts, given the reports of the two test runners; a runner that never ran leaves none. */
const countsOf = (jest?: object, ...playwright: object[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), "counts-"))
  const files = [jest, ...playwright].map((report, index) => {
    const file = path.join(folder, `${index}.json`)
    if (report) writeFileSync(file, JSON.stringify(report))
    return file
  })
  // The script is an ES module, which Jest does not load.
  const print = `import { countTests } from "./scripts/setup/counts.mjs"
    console.log(JSON.stringify(countTests(...${JSON.stringify(files)})))`
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", print], { encoding: "utf8" })
  rmSync(folder, { recursive: true })
  return JSON.parse(output)
}

test("both runners count together, and a flaky test has passed but is told", () => {
  const jest = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }
  expect(countsOf(jest, { stats: { expected: 10, unexpected: 2, flaky: 1 } })).toEqual({
    passed: 14,
    failed: 4,
    flaky: 1,
  })
})

test("a runner that never ran counts nothing", () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 0 })).toEqual({ passed: 3, failed: 0, flaky: 0 })
})

test("Playwright that runs several times counts each time", () => {
  const report = (expected: number) => ({ stats: { expected, unexpected: 1, flaky: 0 } })
  expect(countsOf(undefined, report(2), report(3))).toEqual({ passed: 5, failed: 2, flaky: 0 })
})
