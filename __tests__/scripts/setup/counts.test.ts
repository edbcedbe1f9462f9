/** @jest-environment node */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { countTests } from "../../../scripts/setup/counts.mjs"
import { temporaryFolder } from "../../support/temporaryFolder"

/** The counts of `npm test`, given the reports of the two test runners; a run that did not happen has no report. */
const countsOf = (...reports: (object | undefined)[]) => {
  const folder = temporaryFolder()
  const [jestFile = "", ...playwrightFiles] = reports.map((report, place) => {
    const file = path.join(folder, `${place}.json`)
    if (report) writeFileSync(file, JSON.stringify(report))
    return file
  })
  return countTests(jestFile, playwrightFiles)
}

const flakySuite = {
  file: "menu.e2e.ts",
  suites: [
    {
      title: "on a phone",
      specs: [
        { title: "opens", tests: [{ status: "flaky" }] },
        { title: "closes", tests: [{ status: "expected" }] },
        { title: "folds", tests: [{ status: "skipped", annotations: [{ type: "skip", description: "one group" }] }] },
        { title: "scrolls", tests: [{ status: "skipped", annotations: [] }] },
      ],
    },
  ],
}

test("all runs are added up; a flaky test counts as passed, and is named; a skipped one is named with the reason", () => {
  const jest = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }
  const site = { stats: { expected: 10, unexpected: 2, flaky: 1 }, suites: [flakySuite] }
  const servers = { stats: { expected: 5, unexpected: 0, flaky: 0 } }
  expect(countsOf(jest, site, servers)).toEqual({
    passed: 19,
    failed: 4,
    flaky: ["on a phone: opens"],
    skipped: ["on a phone: folds (one group)", "on a phone: scrolls (not reached)"],
  })
})

test("a run that did not happen counts nothing", () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 0 }, undefined)).toEqual({
    passed: 3,
    failed: 0,
    flaky: [],
    skipped: [],
  })
})
