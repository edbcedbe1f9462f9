import * as Plot from "@observablehq/plot"
import type { Chart, markTones } from "../schemas/figure"
import { CHART_WIDTH, halfBar, LABEL_GAP, labelPoint, type Point, pointsOf, sideMargins } from "./chartPoints"
import { memoize } from "./memoize"
import { plotAsSvg } from "./plotAsSvg"

type Mark = Chart["marks"][number]

/** The CSS classes of the tones, with colours for both schemes. */
const toneClasses: Readonly<Record<(typeof markTones)[number], string>> = {
  main: "chart-main",
  second: "chart-second",
  quiet: "chart-quiet",
}

const x = ([value]: Point) => value
const y = ([, value]: Point) => value

/** How a label is aligned on each side of its point. */
const sides = {
  above: { lineAnchor: "bottom", dy: -LABEL_GAP },
  below: { lineAnchor: "top", dy: LABEL_GAP },
  left: { textAnchor: "end", dx: -LABEL_GAP },
  right: { textAnchor: "start", dx: LABEL_GAP },
} as const

const barsOf = (points: readonly Point[], { from }: Chart["y"], options: Plot.MarkOptions) => {
  const half = halfBar(points)
  const base = Math.max(0, from)
  return Plot.rect(points, {
    ...options,
    x1: (point: Point) => x(point) - half,
    x2: (point: Point) => x(point) + half,
    y1: () => base,
    y2: y,
    fill: "currentColor",
    fillOpacity: 0.75,
  })
}

const shapesOf = (mark: Mark, chart: Chart) => {
  const points = pointsOf(mark)
  const first: Point = points[0] ?? [0, 0]
  const last: Point = points.at(-1) ?? first
  const options = {
    className: toneClasses[mark.tone ?? "main"],
    ...(mark.dashed && { strokeDasharray: "5 5" }),
  }
  const stroke = { ...options, x, y, stroke: "currentColor", strokeWidth: 2 }
  const text = (side?: keyof typeof sides) =>
    mark.label
      ? [
          Plot.text([labelPoint(mark)], {
            ...options,
            x,
            y,
            text: [mark.label.replaceAll("|", "\n")],
            ...(side && sides[side]),
          }),
        ]
      : []
  const label = text(mark.side ?? "above")
  switch (mark.kind) {
    case "line":
      return [Plot.line(points, stroke), ...label]
    case "curve":
      return [Plot.line(points, { ...stroke, curve: "catmull-rom" }), ...label]
    case "area":
      return [
        Plot.areaY(points, { ...options, x, y, curve: "catmull-rom", fill: "currentColor", fillOpacity: 0.2 }),
        ...label,
      ]
    case "bars":
      return [barsOf(points, chart.y, options), ...label]
    case "dots":
      return [Plot.dot(points, { ...options, x, y, r: 3.5, fill: "currentColor", stroke: "none" }), ...label]
    case "box": {
      const corners = { x1: first[0], x2: last[0], y1: first[1], y2: last[1] }
      const fill = { fill: "currentColor", fillOpacity: 0.08, stroke: "currentColor", strokeWidth: 1.5, rx: 6 }
      return [Plot.rect([corners], { ...options, x1: "x1", x2: "x2", y1: "y1", y2: "y2", ...fill }), ...text()]
    }
    case "arrow": {
      const [from, to] = [points.at(-2) ?? first, last]
      const head = { x1: [from[0]], y1: [from[1]], x2: [to[0]], y2: [to[1]], headLength: 9, inset: 0 }
      return [
        Plot.line(points.slice(0, -1), stroke),
        Plot.arrow([0], { ...options, ...head, stroke: "currentColor", strokeWidth: 1.5 }),
        ...label,
      ]
    }
    case "text":
      return text(mark.side)
  }
}

/** Whether an axis shows years, which have no thousands separator. */
const showsYears = ({ from, to }: Chart["x"]) =>
  [from, to].every((end) => Number.isInteger(end) && end >= 1000 && end <= 2200)

const tickOptions = ({ label, ticks, from, to }: Chart["x"]) => ({
  label,
  tickSize: 5,
  className: toneClasses.quiet,
  ...(ticks
    ? {
        ticks: ticks.map(({ at }) => at),
        tickFormat: (value: number) => ticks.find(({ at }) => at === value)?.label ?? "",
      }
    : { ticks: 5, ...(showsYears({ label, from, to }) && { tickFormat: "d" }) }),
})

const axesOf = ({ x: across, y: up }: Chart) => [
  Plot.axisX({ ...tickOptions(across), labelAnchor: "right", labelArrow: "right" }),
  Plot.axisY({ ...tickOptions(up), labelAnchor: "top", labelArrow: "up" }),
  Plot.ruleY([up.from], { className: toneClasses.quiet }),
  Plot.ruleX([across.from], { className: toneClasses.quiet }),
]

/** Labels are drawn last, so that they cover what they cross. */
const layersOf = (chart: Chart) =>
  chart.marks
    .flatMap((mark) => shapesOf(mark, chart))
    .toSorted((one, other) => Number(one instanceof Plot.Text) - Number(other instanceof Plot.Text))

/**
 * Draws a chart as SVG in the page's own colours. It is hidden from screen readers: the page names and describes it.
 * Several pages show the same chart.
 */
export const drawChart = memoize((chart: Chart) => {
  const { x: across, y: up, height, axes } = chart
  return plotAsSvg({
    width: CHART_WIDTH,
    height,
    marginTop: axes ? 30 : 4,
    marginBottom: axes ? 44 : 4,
    ...sideMargins(chart),
    x: { domain: [across.from, across.to], axis: null },
    y: { domain: [up.from, up.to], axis: null },
    marks: [...(axes ? axesOf(chart) : []), ...layersOf(chart)],
  })
})
