import * as Plot from "@observablehq/plot"
import { plotAsSvg } from "../../src/content/typeset/plotAsSvg"
import { escapeHtml } from "../../src/site/escapeHtml"
import type { ReportedPage } from "./reportOf"

/** A page in the plot. */
interface Dot {
  readonly address: string
  readonly seen: number
  readonly leads: number
}

/** A size of the plot: phones get one of their own, since labels do not shrink with it. */
interface Size {
  readonly width: number
  readonly height: number
  /** How many pages are named. */
  readonly labels: number
  /** What of each power of ten has a tick. */
  readonly ticks: readonly number[]
}

const wide: Size = { width: 960, height: 460, labels: 10, ticks: [1, 3] }
const narrow: Size = { width: 358, height: 380, labels: 4, ticks: [1] }

const margins = { marginTop: 34, marginRight: 20, marginBottom: 52, marginLeft: 46 }

/** The width of a character of a label, that of the widest usual fonts, so that labels do not touch; and the height of a line. */
const CHARACTER = 9
const LINE = 18

/** The radius of a dot, and the distance of its label from its middle. */
const RADIUS = 5
const GAP = 9

/** The most characters of a label. */
const MAX_LABEL = 30

const labelOf = ({ address }: Dot) => {
  const last = address.slice(address.lastIndexOf("/") + 1)
  const name = /^\d*$/.test(last) ? address : last
  return name.length > MAX_LABEL ? `${name.slice(0, MAX_LABEL - 1)}…` : name
}

/** A share of an axis: the scale is logarithmic, and begins with zero, so that pages without enquiries are on it. */
const share = (value: number, max: number) => Math.log1p(value) / Math.log1p(max)

const ticksTo = (max: number, { ticks }: Size) => [
  0,
  ...[1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
    .flatMap((power) => ticks.map((tick) => tick * power))
    .filter((tick) => tick <= max),
]

interface Box {
  readonly left: number
  readonly right: number
  readonly y: number
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < LINE

/** Where a label may be: right of its dot, left of it, or above. */
const placements = [
  { textAnchor: "start", dx: GAP, dy: 0 },
  { textAnchor: "end", dx: -GAP, dy: 0 },
  { textAnchor: "middle", dx: 0, dy: -LINE },
] as const

/** The share of a label that is left of where it is anchored. */
const before = { start: 0, middle: 0.5, end: 1 } as const

/**
 * The pages to name, those with most of either first, as far as their dots touch no others, and their labels cover neither each
 * other nor dots.
 */
const labelled = (dots: readonly Dot[], most: { seen: number; leads: number }, { width, height, labels }: Size) => {
  const across = width - margins.marginLeft - margins.marginRight
  const up = height - margins.marginTop - margins.marginBottom
  const placeOf = ({ seen, leads }: Dot) => ({ x: share(seen, most.seen) * across, y: share(leads, most.leads) * up })
  const weight = (dot: Dot) => Math.max(placeOf(dot).x / across, placeOf(dot).y / up)
  const places = dots.map(placeOf)
  const taken = places.map(({ x, y }): Box => ({ left: x - RADIUS, right: x + RADIUS, y }))
  const standsAlone = (dot: Dot) => {
    const { x, y } = placeOf(dot)
    return places.filter((other) => Math.hypot(other.x - x, other.y - y) < 2 * RADIUS).length === 1
  }
  const named: { dot: Dot; placement: (typeof placements)[number] }[] = []
  for (const dot of dots.filter(standsAlone).toSorted((one, other) => weight(other) - weight(one))) {
    const { x, y } = placeOf(dot)
    const length = CHARACTER * labelOf(dot).length
    const boxAt = ({ textAnchor, dx, dy }: (typeof placements)[number]): Box => {
      const left = x + dx - length * before[textAnchor]
      return { left, right: left + length, y: y - dy }
    }
    const placement = placements.find((one) => {
      const box = boxAt(one)
      return box.left >= 0 && box.right <= across && !taken.some((other) => overlap(box, other))
    })
    if (!placement) continue
    taken.push(boxAt(placement))
    named.push({ dot, placement })
    if (named.length === labels) break
  }
  return named
}

const drawn = (dots: readonly Dot[], seenName: string, size: Size) => {
  const most = {
    seen: Math.max(...dots.map(({ seen }) => seen), 10),
    leads: Math.max(...dots.map(({ leads }) => leads), 10),
  }
  const total = (key: "seen" | "leads") => dots.reduce((sum, dot) => sum + dot[key], 0)
  const rate = total("leads") / Math.max(total("seen"), 1)
  const steps = Array.from({ length: 60 }, (_, at) => Math.expm1((at / 59) * Math.log1p(most.seen)))
  const names = labelled(dots, most, size)
  const at = { x: "seen", y: "leads" } as const
  const halo = { fill: "currentColor", stroke: "var(--card)", strokeWidth: 4, paintOrder: "stroke" } as const
  const labels = names.map(({ dot, placement }) => Plot.text([dot], { ...at, text: labelOf, ...halo, ...placement }))
  return plotAsSvg({
    width: size.width,
    height: size.height,
    ...margins,
    x: { type: "symlog", domain: [0, most.seen], axis: null },
    y: { type: "symlog", domain: [0, most.leads], axis: null },
    marks: [
      Plot.gridX(ticksTo(most.seen, size), { className: "plot-grid", strokeOpacity: 1 }),
      Plot.gridY(ticksTo(most.leads, size), { className: "plot-grid", strokeOpacity: 1 }),
      Plot.axisX(ticksTo(most.seen, size), {
        className: "plot-axis",
        label: seenName,
        labelArrow: "right",
        tickSize: 0,
      }),
      Plot.axisY(ticksTo(most.leads, size), {
        className: "plot-axis",
        label: "enquiries",
        labelArrow: "up",
        tickSize: 0,
      }),
      Plot.line(
        steps.filter((seen) => seen * rate <= most.leads),
        { x: (seen: number) => seen, y: (seen: number) => seen * rate, className: "plot-mean" },
      ),
      Plot.dot(
        dots.filter(({ leads }) => leads > 0),
        { ...at, r: RADIUS, className: "plot-earns", title: "address" },
      ),
      Plot.dot(
        dots.filter(({ leads }) => leads === 0),
        { ...at, r: RADIUS, className: "plot-none", title: "address" },
      ),
      ...labels,
    ],
  })
}

/**
 * The plot of how often each page was seen against the enquiries from it, as HTML.
 * @returns undefined if either is not known
 */
export const reportPlot = (pages: readonly ReportedPage[]) => {
  const [first] = pages
  const seenKey = first?.views === undefined ? "impressions" : "views"
  if (first?.[seenKey] === undefined || first.leads === undefined) return undefined
  const dots = pages.map(({ address, leads = 0, ...page }): Dot => ({ address, leads, seen: page[seenKey] ?? 0 }))
  const name = `${dots.length} pages by ${seenKey} and enquiries; the table of all pages has the numbers`
  return `<figure>
<div class="plot wide" role="img" aria-label="${escapeHtml(name)}">${drawn(dots, seenKey, wide)}</div>
<div class="plot narrow" role="img" aria-label="${escapeHtml(name)}">${drawn(dots, seenKey, narrow)}</div>
<figcaption>Each dot is a page; point at it for its address. Hollow dots brought no enquiry. The dashed line is the mean of all pages:
pages far below it are seen, but do not persuade. Both scales are logarithmic.</figcaption>
</figure>`
}
