/** @jest-environment node */
import { type Chart, chart as chartSchema, markKinds } from "../../../src/content/schemas/figure"
import { drawChart } from "../../../src/content/typeset/drawChart"

const axis = (label: string) => ({ label, from: 0, to: 10 })

/** A chart of these marks, with numbers from 0 to 10 on both axes. */
const chartOf = (...marks: Chart["marks"]): Chart => ({
  height: 300,
  x: axis("Days"),
  y: axis("Words"),
  axes: true,
  marks,
})

const everyKind = chartOf(...markKinds.map((kind) => ({ kind, points: "2 3, 4.5 6, 8 5", label: kind })))

test.each([
  ["axes", everyKind],
  ["axes with words of their own", { ...everyKind, x: { ...everyKind.x, ticks: [{ at: 5, label: "five" }] } }],
  ["no axes", { ...everyKind, axes: false }],
])("with %s a chart is drawn in the page's own colours, without styles, scripts or addresses", (_axes, chart) => {
  expect(chartSchema.safeParse(chart).error).toBeUndefined()
  const svg = drawChart(chart)
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/)
  expect(svg).not.toMatch(/ style=|<style|<script|href|NaN|#[0-9a-f]{3}/i)
  for (const kind of markKinds) expect(svg).toContain(`>${kind}<`)
})

test("labels are plain text", () => {
  const svg = drawChart(chartOf({ kind: "text", points: "5 3", label: "<script>alert(1)</script>" }))
  expect(svg).toContain("&lt;script")
  expect(svg).not.toContain("<script")
})

test("labels are on top of all marks", () => {
  const marks = [
    { kind: "text", points: "5 3", label: "lowest" },
    { kind: "line", points: "2 2, 10 5" },
  ] as const
  const svg = drawChart({ ...chartOf(...marks), axes: false })
  expect(svg.indexOf("<path")).toBeGreaterThan(0)
  expect(svg.indexOf("lowest")).toBeGreaterThan(svg.indexOf("<path"))
})

test("years have no thousands separator, other numbers do", () => {
  const years = chartOf({ kind: "line", points: "2010 0, 2020 5" })
  const svg = drawChart({
    ...years,
    x: { label: "Year", from: 2010, to: 2020 },
    y: { label: "Pounds", from: 0, to: 9000 },
  })
  expect(svg).toContain(">2010<")
  expect(svg).not.toMatch(/>2,01\d</)
  expect(svg).toContain(">8,000<")
})

test.each([
  [{ kind: "text", points: "9 5", label: "Words that end on the right" }, false],
  [{ kind: "text", points: "9 5", label: "Words that end|on the right" }, true],
  [{ kind: "text", points: "9 5", side: "left", label: "Words that end on the right" }, true],
  [{ kind: "line", points: "0 5, 5 5", label: "Words above a line" }, true],
  [{ kind: "line", points: "0 5, 5 5", label: "Words to the right of the end of a line", side: "right" }, false],
  [{ kind: "box", points: "0 1, 10 9", label: "Words in a box" }, true],
] as const)("words that would be cut off at the side are named: %j", (mark, fits) => {
  const { error } = chartSchema.safeParse(chartOf(mark))
  expect(error?.issues.map(({ path }) => path) ?? []).toEqual(fits ? [] : [["marks", 0, "label"]])
})

test.each([
  [
    "a point",
    { kind: "dots", points: "2 3, 12 5" },
    "dots outside the axes, which go from 0 to 10 and from 0 to 10: 12 5",
  ],
  ["a bar", { kind: "bars", points: "0 3, 1 5" }, "bars outside the axes, which go from 0 to 10 and from 0 to 10: 0 3"],
  [
    "words",
    { kind: "text", points: "5 11", label: "so" },
    "text outside the axes, which go from 0 to 10 and from 0 to 10: 5 11",
  ],
] as const)("%s outside the axes is named", (_name, mark, message) => {
  const { error } = chartSchema.safeParse(chartOf(mark))
  expect(error?.issues).toEqual([expect.objectContaining({ path: ["marks", 0, "points"], message })])
})

test("an axis that runs backwards is named", () => {
  const chart = chartOf({ kind: "dots", points: "2 3" })
  const { error } = chartSchema.safeParse({ ...chart, x: { ...chart.x, from: 10, to: 0 } })
  const message = "must be greater than the number where it begins"
  expect(error?.issues).toEqual([expect.objectContaining({ path: ["x", "to"], message })])
})
