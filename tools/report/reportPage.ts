import { escapeHtml } from "../../src/site/escapeHtml"
import type { DueDate } from "../dueDates"
import type { PageReport } from "./pageReport"
import { columns, notes, shortLists } from "./reportText"

const tableOf = (caption: string, pages: readonly PageReport[]) => {
  const head = columns.map(({ heading }) => `<th scope="col">${escapeHtml(heading)}</th>`).join("")
  const rows = pages.map((page) => {
    const [first, ...rest] = columns.map(({ cell }) => cell(page))
    const cells = rest.map(
      (cell) => `<td${typeof cell === "number" ? ' class="number"' : ""}>${escapeHtml(String(cell))}</td>`,
    )
    return `<tr><th scope="row" title="${escapeHtml(page.file)}">${escapeHtml(String(first))}</th>${cells.join("")}</tr>`
  })
  return `<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table><thead><tr>${head}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table></div>`
}

const style = `
  body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1b2430 }
  .table { overflow-x: auto }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
  th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; border-bottom: 1px solid #d5d9de; vertical-align: top }
  td.number { text-align: right }
  tbody th { font-weight: 400 }
`

/**
 * The report as a self-contained HTML page.
 * @param pages the report on each page
 * @param coming the days after the report's on which pages are published or close
 * @param day the day of the report, as YYYY-MM-DD
 */
export const reportPage = (pages: readonly PageReport[], coming: readonly DueDate[], day: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content report</title><style>${style}</style></head>
<body>
<h1>Content report</h1>
<p>${pages.length} pages, ${day}. Title and description are counted in characters; reading ease is Flesch's: 60 to 70 is plain English.
“Own” is the share of the main text that the page does not share with most pages of its type, in the last build.
Links are counted once per data file; links that a page generates itself, such as lists of all services, are not counted.</p>
${shortLists(pages)
  .map(({ heading, pages: listed }) => `<h2>${heading}</h2>\n${tableOf(heading, listed)}`)
  .join("\n")}
${notes(pages, coming)
  .map(
    ({ heading, lines }) =>
      `<h2>${heading}</h2>\n<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`,
  )
  .join("\n")}
<h2>All pages</h2>
${tableOf("All pages", pages)}
</body>
</html>
`
