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

/** The ticks of a logarithmic axis that begins with zero, so that pages without enquiries are on it. */
const ticksTo = (max: number) => [0, ...[0, 1, 2, 3, 4, 5, 6].map((power) => 10 ** power).filter((tick) => tick <= max)]

const drawn = (dots: readonly Dot[], seenName: string) => {
  const most = (key: "seen" | "leads") => Math.max(...dots.map((dot) => dot[key]), 10)
  const total = (key: "seen" | "leads") => dots.reduce((sum, dot) => sum + dot[key], 0)
  const rate = total("leads") / Math.max(total("seen"), 1)
  const steps = Array.from({ length: 60 }, (_, at) => Math.expm1((at / 59) * Math.log1p(most("seen"))))
  const axis = { className: "plot-axis", tickSize: 0 } as const
  const grid = { className: "plot-grid", strokeOpacity: 1 } as const
  const dotsOf = (isEarning: boolean) =>
    Plot.dot(
      dots.filter(({ leads }) => leads > 0 === isEarning),
      { x: "seen", y: "leads", r: 5, className: isEarning ? "plot-earns" : "plot-none", title: "address" },
    )
  return plotAsSvg({
    // About the width of a phone, so that labels can be read there.
    width: 460,
    height: 340,
    marginTop: 34,
    marginBottom: 48,
    x: { type: "symlog", domain: [0, most("seen")], axis: null },
    y: { type: "symlog", domain: [0, most("leads")], axis: null },
    marks: [
      Plot.gridX(ticksTo(most("seen")), grid),
      Plot.gridY(ticksTo(most("leads")), grid),
      Plot.axisX(ticksTo(most("seen")), { ...axis, label: seenName, labelArrow: "right" }),
      Plot.axisY(ticksTo(most("leads")), { ...axis, label: "enquiries", labelArrow: "up" }),
      Plot.line(
        steps.filter((seen) => seen * rate <= most("leads")),
        { x: (seen: number) => seen, y: (seen: number) => seen * rate, className: "plot-mean" },
      ),
      dotsOf(true),
      dotsOf(false),
    ],
  })
}

/**
 * The plot of how often each page was seen against the enquiries from it, as HTML.
 * @returns undefined if either is not known
 */
export const reportPlot = (pages: readonly ReportedPage[]) => {
  const published = pages.filter(({ isPublished }) => isPublished)
  const [first] = published
  const seenKey = first?.views === undefined ? "impressions" : "views"
  if (first?.[seenKey] === undefined || first.leads === undefined) return ""
  const dots = published.map(({ address, leads = 0, ...page }): Dot => ({ address, leads, seen: page[seenKey] ?? 0 }))
  const name = `${dots.length} pages by ${seenKey} and enquiries; the table of all pages has the numbers`
  return `<figure>
<div class="plot" role="img" aria-label="${escapeHtml(name)}">${drawn(dots, seenKey)}</div>
<figcaption>Each dot is a page; point at it for its address. Hollow dots brought no enquiry. The dashed line is the mean of all pages:
pages far below it are seen, but do not persuade. Both scales are logarithmic.</figcaption>
</figure>`
}
