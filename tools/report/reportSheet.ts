import { escapeHtml } from "../../src/site/escapeHtml"
import type { DueDate } from "../dueDates"
import { htmlTable } from "./htmlTable"
import { clickRate, grouped, percent, reportColumns } from "./reportColumns"
import { notClicked, type ReportList, reportLists } from "./reportLists"
import { reportNotes } from "./reportNotes"
import type { Report, ReportedPage } from "./reportOf"
import { reportPlot } from "./reportPlot"
import { tasksOf } from "./reportText"
import { sheet } from "./sheet"

interface SheetOptions {
  /** What to know about each source. */
  readonly notes: readonly string[]
  /** The days after the report's on which pages are published or close. */
  readonly coming: readonly DueDate[]
  /** The address of the site. */
  readonly site: string
  /** The name of the site. */
  readonly brand: string
  /** The day of the report, as YYYY-MM-DD. */
  readonly today: string
}

/** How many rows of a list, and how many search results, show before the reader asks for all. */
const SHOWN = 5
const SHOWN_RESULTS = 3

/** A page as a search result would look, with what it got and where to change it. */
const searchResult = (page: ReportedPage, { site, brand }: SheetOptions) => {
  const crumbs = [new URL(site).host, ...page.address.split("/").filter(Boolean)].join(" › ")
  const { title = "", description = "" } = page.seo
  const { impressions = 0, clicks = 0, position = 0 } = page
  return `<li>
<div class="result"><p class="result-site">${escapeHtml(brand)}</p><p class="result-path">${escapeHtml(crumbs)}</p>
<p class="result-title">${escapeHtml(title)}</p><p class="result-text">${escapeHtml(description)}</p></div>
<p class="result-facts"><b>${grouped(impressions)}</b> impressions, <b>${grouped(clicks)}</b> clicks (${percent(clickRate(page))}), position&nbsp;${position.toFixed(1)}<br>
title ${title.length} characters, description ${description.length}<br><code>${escapeHtml(page.file)}</code></p>
</li>`
}

/** What shows at once, and below it all of it, if that is more. */
const withAll = (count: number, shown: number, html: (most?: number) => string) =>
  count > shown ? `${html(shown)}\n<details><summary>All ${count}</summary>${html()}</details>` : html()

const sectionOf = ({ name, heading, about, names, html }: ReportList, report: Report, options: SheetOptions) => {
  const results = (most?: number) =>
    `<ol class="results">${notClicked(report)
      .slice(0, most)
      .map((page) => searchResult(page, options))
      .join("\n")}</ol>`
  const isResults = name === "notClicked"
  const rows = withAll(names.length, isResults ? SHOWN_RESULTS : SHOWN, isResults ? results : html)
  return `<section id="${name}"><h2>${escapeHtml(heading)} <span class="count">${names.length}</span></h2>
<p>${escapeHtml(names.length > 0 ? about : "None.")}</p>
${names.length > 0 ? rows : ""}</section>`
}

const todo = (lists: readonly ReportList[]) => {
  const items = tasksOf(lists).map(
    ({ name, task, heading, names: [first = "", ...others] }) =>
      `<li><a href="#${name}">${escapeHtml(task)}</a> <span class="count">${others.length + 1}</span>
<p>${escapeHtml(heading)}: ${escapeHtml(first)}</p></li>`,
  )
  return items.length > 0
    ? `<ol class="todo" aria-label="What to do">${items.join("\n")}</ol>`
    : "<p>Nothing to do.</p>"
}

const totals = (pages: readonly ReportedPage[]) => {
  const keys = ["impressions", "clicks", "views", "leads"] as const
  const known = keys.filter((key) => pages.some((page) => page[key] !== undefined))
  const rows = known.map((key) => {
    const total = pages.reduce((sum, page) => sum + (page[key] ?? 0), 0)
    return `<div><dt>${key === "leads" ? "enquiries" : key}</dt><dd>${grouped(total)}</dd></div>`
  })
  return `<dl class="totals"><div><dt>pages</dt><dd>${pages.length}</dd></div>${rows.join("")}</dl>`
}

/** The report as a self-contained HTML page. */
export const reportSheet = (report: Report, options: SheetOptions) => {
  const { pages } = report
  const lists = reportLists(report, options.today)
  const notes = reportNotes(report, options.coming).map(({ heading, lines }) => {
    const list = (most?: number) =>
      `<ul>${lines
        .slice(0, most)
        .map((line) => `<li>${escapeHtml(line)}</li>`)
        .join("")}</ul>`
    return `<section><h2>${heading}</h2>\n${withAll(lines.length, SHOWN, list)}</section>`
  })
  return sheet(
    "Which page to change",
    `<p class="lede">${escapeHtml(options.brand)}, ${options.today}</p>
${todo(lists)}
${totals(pages)}
<ul class="sources">${options.notes.map((note) => `<li>${escapeHtml(note)}</li>`).join("")}</ul>
${lists.map((list) => sectionOf(list, report, options)).join("\n")}
${reportPlot(pages)}
${notes.join("\n")}
<section><h2>All pages <span class="count">${pages.length}</span></h2>
<p>Title and description are counted in characters; reading ease is Flesch's: 60 to 70 is plain English. “Own” is the share of
the main text that the page does not share with most pages of its type, in the last build. Links are those between the main
parts of pages in the last build, each counted once; of a page that is not built, those in its data file.</p>
<details><summary>The table</summary>${htmlTable("All pages", reportColumns(pages), pages, ({ file }) => file)}</details></section>`,
  )
}
