/** @jest-environment node */
import path from "node:path"
import { stepReporter } from "../../../scripts/setup/reportSteps.mjs"

/** The printed report of a build's lines. */
const reportOf = (...events: readonly (object | string)[]) => {
  const printed: string[] = []
  const report = stepReporter((line) => printed.push(line))
  for (const event of events) report(typeof event === "string" ? event : JSON.stringify(event))
  return printed
}

const log = (level: string, text: string, duration?: number) => ({ type: "LOG", payload: { level, text, duration } })

test("only long steps of a build are reported, with their seconds", () => {
  expect(
    reportOf(log("ACTIVITY_SUCCESS", "Building bundles", 12.34), log("ACTIVITY_SUCCESS", "onPreInit", 0.02)),
  ).toEqual(["  Building bundles: 12.3 s"])
})

test("the progress of pictures is reported in ten lines at most", () => {
  const id = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"
  const updates = Array.from({ length: 200 }, (_, place) => ({
    type: "ACTIVITY_UPDATE",
    payload: { id, current: place + 1, total: 200 },
  }))
  const lines = reportOf({ type: "ACTIVITY_START", payload: { id, text: id, total: 1 } }, ...updates)
  expect(lines).toHaveLength(10)
  expect([lines[0], lines.at(-1)]).toEqual(["  Pictures: 20 of 200", "  Pictures: 200 of 200"])
})

test("an error is reported in full: message, file, page that explains it, and the stack that Gatsby prints after it", () => {
  const payload = {
    level: "ERROR",
    text: 'Building static HTML failed for path "/plans"',
    filePath: path.resolve("src/pages/plans.tsx"),
    location: { start: { line: 7, column: 3 } },
    docsUrl: "https://gatsby.dev/debug-html",
  }
  const lines = reportOf({ type: "LOG", payload }, log("LOG", "  > 7 |  x.y\n  ReferenceError: x is not defined"))
  expect(lines.join("\n")).toBe(`error: Building static HTML failed for path "/plans"
  in ${path.join("src/pages/plans.tsx")}:7:3
  see https://gatsby.dev/debug-html
  > 7 |  x.y
  ReferenceError: x is not defined`)
})

test("a step that failed is named, however short", () => {
  expect(reportOf(log("ACTIVITY_FAILED", "extract queries", 0.2))).toEqual(["  extract queries: not finished"])
})

test("warnings, notes and lines that are not events are passed on", () => {
  expect(reportOf(log("WARNING", "An old name"), log("INFO", "A lock file was passed over"), "{ plain }")).toEqual([
    "warning: An old name",
    "A lock file was passed over",
    "{ plain }",
  ])
})

test("pages that the site does without are no reason for a warning; other queries that are not run are", () => {
  const notRun = (file: string) =>
    log("WARNING", `The GraphQL query in the non-page component "/site/${file}" will not be run.`)
  const advice = log("LOG", "\nExported queries are only executed for page components. It's possible that…\n")
  expect(reportOf(notRun("src/pages/plans.tsx"), notRun("src/templates/job.tsx"), advice)).toEqual([])
  expect(reportOf(notRun("src/sections/Plans.tsx"))).toHaveLength(1)
})
