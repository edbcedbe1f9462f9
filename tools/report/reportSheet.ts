import { escapeHtml } from "../../src/site/escapeHtml"
import { htmlTable } from "./htmlTable"
import { percent, reportColumns } from "./reportColumns"
import { clickRate, type ReportList, reportLists } from "./reportLists"
import type { GoneAddress, Report, ReportedPage } from "./reportOf"
import { reportPlot } from "./reportPlot"
import { sheet } from "./sheet"

interface SheetOptions {
  /** What to know about each source. */
  readonly notes: readonly string[]
  /** The address of the site. */
  readonly site: string
  /** The name of the site. */
  readonly brand: string
  /** The day of the report, as YYYY-MM-DD. */
  readonly today: string
}

const grouped = (value: number) => value.toLocaleString("en-GB")

/** A page as a search result would look, with what it got and where to change it. */
const searchResult = (page: ReportedPage, { site, brand }: SheetOptions) => {
  const crumbs = [new URL(site).host, ...page.address.split("/").filter(Boolean)].join(" › ")
  const { title, description } = page.seo
  const { impressions = 0, clicks = 0, position = 0 } = page
  return `<li>
<div class="result"><p class="result-site">${escapeHtml(brand)}</p><p class="result-path">${escapeHtml(crumbs)}</p>
<p class="result-title">${escapeHtml(title)}</p><p class="result-text">${escapeHtml(description)}</p></div>
<p class="result-facts"><b>${grouped(impressions)}</b> impressions, <b>${grouped(clicks)}</b> clicks (${percent(clickRate(page))}), position&nbsp;${position.toFixed(1)}<br>
title ${title.length} characters, description ${description.length}<br><code>${escapeHtml(page.file)}</code></p>
</li>`
}

const tableOf = (caption: string, pages: readonly ReportedPage[]) =>
  htmlTable(caption, reportColumns(pages), pages, ({ file }) => file)

const sectionOf = ({ name, heading, about, pages }: ReportList, options: SheetOptions) => {
  const shown =
    name === "notClicked"
      ? `<ol class="results">${pages.map((page) => searchResult(page, options)).join("\n")}</ol>`
      : tableOf(heading, pages)
  return `<section><h2>${escapeHtml(heading)} <span class="count">${pages.length}</span></h2>
<p>${escapeHtml(pages.length > 0 ? about : "None.")}</p>
${pages.length > 0 ? shown : ""}</section>`
}

const redirectText = ({ redirect }: GoneAddress) =>
  redirect ? `{ "from": ${JSON.stringify(redirect.from)}, "to": ${JSON.stringify(redirect.to)} }` : "no page is near"

const goneSection = (gone: readonly GoneAddress[]) => {
  const columns = [
    { heading: "address", cell: ({ address }: GoneAddress) => address },
    { heading: "impressions", cell: ({ impressions }: GoneAddress) => impressions, format: grouped },
    { heading: "clicks", cell: ({ clicks }: GoneAddress) => clicks, format: grouped },
    { heading: "line for data/redirects.json", cell: redirectText },
  ]
  const heading = "Addresses that no longer exist"
  const about =
    "People still find these in search results. Check the page that each would lead to, and add its line to the items."
  return `<section class="gone"><h2>${heading} <span class="count">${gone.length}</span></h2>
<p>${gone.length > 0 ? about : "None."}</p>
${gone.length > 0 ? htmlTable(heading, columns, gone, ({ address }) => address) : ""}</section>`
}

const totals = (pages: readonly ReportedPage[]) => {
  const keys = ["impressions", "clicks", "views", "leads"] as const
  const known = keys.filter((key) => pages[0]?.[key] !== undefined)
  const rows = known.map((key) => {
    const total = pages.reduce((sum, page) => sum + (page[key] ?? 0), 0)
    return `<div><dt>${key === "leads" ? "enquiries" : key}</dt><dd>${grouped(total)}</dd></div>`
  })
  return `<dl class="totals"><div><dt>pages</dt><dd>${pages.length}</dd></div>${rows.join("")}</dl>`
}

/** The report as a self-contained HTML page. */
export const reportSheet = (report: Report, options: SheetOptions) => {
  const { pages, gone } = report
  const hasSearch = pages[0]?.impressions !== undefined
  return sheet(
    "What each page brings",
    `<p class="lede">${escapeHtml(options.brand)}, ${options.today}</p>
${totals(pages)}
<ul class="sources">${options.notes.map((note) => `<li>${escapeHtml(note)}</li>`).join("")}</ul>
${reportPlot(pages) ?? ""}
${reportLists(report, options.today)
  .map((list) => sectionOf(list, options))
  .join("\n")}
${hasSearch ? goneSection(gone) : ""}
<section><h2>All pages <span class="count">${pages.length}</span></h2>
<p>Reading ease is Flesch's: 60 to 70 is plain English. Links are those in data files, once for each file.</p>
${tableOf("All pages", pages)}</section>`,
  )
}
