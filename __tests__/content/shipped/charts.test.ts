/**
 * Delete this file when the content is yours: it recomputes the curves and lines of the shipped charts.
 * @jest-environment node
 */
import { readFileSync } from "node:fs"
import type { CreatePagesArgs } from "gatsby"
import type { Chart } from "../../../src/content/schemas/figure"
import { drawChart } from "../../../src/content/typeset/drawChart"
import { searchFileOf } from "../../../src/gatsby-node/search/searchFileOf"
import { siteEntries } from "../../support/siteEntries"
import { fitLine, mean, standardDeviation } from "./statistics"

const chartOf = (slug: string): Chart => JSON.parse(readFileSync(`data/figures/${slug}.json`, "utf8")).chart

const pointsOf = (slug: string, kind: Chart["marks"][number]["kind"], place = 0) => {
  const mark = chartOf(slug).marks.filter((each) => each.kind === kind)[place]
  return (mark?.points ?? "").split(", ").map((pair) => pair.split(" ").map(Number) as [number, number])
}

const normal = (x: number, middle: number, deviation: number) =>
  Math.exp(-(((x - middle) / deviation) ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI))

const volatility = (share: number, correlation: number) => {
  const [a, b] = [(share / 100) * 20, (1 - share / 100) * 30]
  return Math.sqrt(a ** 2 + b ** 2 + 2 * a * b * correlation)
}

/** The curves whose formula the pages state: figure, index of the curve, formula. */
const curves: readonly [slug: string, place: number, formula: (x: number) => number][] = [
  ["open-tin-metal", 0, (r) => Math.PI * r ** 2 + 1000 / r],
  ["two-share-volatility", 0, (share) => volatility(share, 0.43)],
  ["two-share-volatility", 1, (share) => volatility(share, 0.2)],
  ["two-share-volatility", 2, (share) => volatility(share, -0.06)],
  ["capacitor-charge", 0, (t) => 5 * (1 - Math.exp(-t))],
  ["floor-beam-moment", 0, (x) => (20 * x * (6 - x)) / 2],
  ["chi-squared-one", 0, (x) => Math.exp(-x / 2) / Math.sqrt(2 * Math.PI * x)],
  ["recall-distributions", 0, (x) => normal(x, 11.8, 3.1)],
  ["recall-distributions", 1, (x) => normal(x, 14.2, 3.1)],
  ["herd-immunity-threshold", 0, (r) => 100 * (1 - 1 / r)],
  ["growth-of-functions", 0, (n) => n * Math.log2(n)],
  ["growth-of-functions", 1, (n) => n ** 2],
  ["cubic-extremes", 0, (x) => x ** 3 - 6 * x ** 2 + 9 * x + 1],
  ["area-line-parabola", 0, (x) => x ** 2],
]

test.each(curves)("%s: curve %i matches its formula", (slug, place, formula) => {
  const points = pointsOf(slug, "curve", place)
  const { from, to } = chartOf(slug).y
  expect(points.length).toBeGreaterThan(20)
  for (const [x, y] of points) expect(Math.abs(y - formula(x)) / (to - from)).toBeLessThan(0.002)
})

test.each([
  ["mtcars-weight", 32],
  ["pendulum-line", 6],
])("%s: the line is the least-squares line of its dots", (slug, count) => {
  const dots = pointsOf(slug, "dots")
  const { gradient, intercept } = fitLine(
    dots.map(([x]) => x),
    dots.map(([, y]) => y),
  )
  expect(dots).toHaveLength(count)
  for (const [x, y] of pointsOf(slug, "line")) expect(y).toBeCloseTo(intercept + gradient * x, 1)
})

test("sleep-differences: the line is the mean of the dots, and the interval matches the report", () => {
  const values = pointsOf("sleep-differences", "dots").map(([, y]) => y)
  const reach = (2.262 * standardDeviation(values)) / Math.sqrt(values.length)
  const levels = [1, 2, 3].map((place) => pointsOf("sleep-differences", "line", place)[0]?.[1] ?? Number.NaN)
  const expected = [mean(values), mean(values) - reach, mean(values) + reach]
  for (const [at, level] of levels.entries()) expect(level).toBeCloseTo(expected[at] ?? Number.NaN, 2)
})

test("parallel-trends: the effect is the difference of the differences", () => {
  const [without = [], treated = []] = [0, 1].map((place) =>
    pointsOf("parallel-trends", "line", place).map(([, y]) => y),
  )
  const change = (values: number[]) => mean(values.slice(4)) - mean(values.slice(0, 4))
  expect(chartOf("parallel-trends").marks.at(-1)?.label).toBe((change(treated) - change(without)).toFixed(1))
})

test("servo-step-response: the curves solve the equations of the text", () => {
  // Damped oscillations of x″ + damping x′ + stiffness x = 1; the position adds the zero of the controller.
  for (const [place, damping, stiffness, zero] of [
    [0, 5, 17.9, 0],
    [1, 8.5, 42.8, 3.5],
  ] as const) {
    const decay = damping / 2
    const speed = Math.sqrt(stiffness - decay ** 2)
    const step = (t: number) => 1 - Math.exp(-decay * t) * (Math.cos(speed * t) + (decay / speed) * Math.sin(speed * t))
    const pulse = (t: number) => (Math.exp(-decay * t) * Math.sin(speed * t)) / speed
    for (const [t, y] of pointsOf("servo-step-response", "curve", place))
      expect(Math.abs(y - step(t) - zero * pulse(t))).toBeLessThan(0.01)
  }
})

const charts = siteEntries.flatMap(({ type, data }) => {
  const { slug, chart } = data.value as { slug: string; chart?: Chart }
  return type.name === "figure" && chart ? [{ slug, chart }] : []
})

test.each(charts)("$slug is drawn in the page's own colours, without styles, scripts or URLs", ({ chart }) => {
  const svg = drawChart(chart)
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/)
  expect(svg).not.toMatch(/ style=|<style|<script|href|NaN|#[0-9a-f]{3}/i)
  expect(svg.length).toBeLessThan(16_000)
})

test("a page shows each figure, and the search finds it by the figure's title", () => {
  const entriesOf = <Entry>(typeName: string) =>
    siteEntries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value as Entry)
  const { pages } = searchFileOf({ getNodesByType: entriesOf } as unknown as CreatePagesArgs)
  const figures = entriesOf<{ title: string }>("Figure")
  expect(figures.filter(({ title }) => !pages.some(({ text }) => text.includes(title)))).toEqual([])
})
