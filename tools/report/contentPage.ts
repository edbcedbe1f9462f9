import { escapeHtml } from "../../src/site/escapeHtml"
import type { DueDate } from "../dueDates"
import { columns, notes, shortLists } from "./contentText"
import { htmlTable } from "./htmlTable"
import type { PageReport } from "./pageReport"
import { sheet } from "./sheet"

const tableOf = (caption: string, pages: readonly PageReport[]) =>
  `<h2>${caption}</h2>\n${htmlTable(caption, columns, pages, ({ file }) => file)}`

/**
 * The report as a self-contained HTML page.
 * @param pages the report on each page
 * @param coming the days after the report's on which pages are published or close
 * @param day the day of the report, as YYYY-MM-DD
 */
export const contentPage = (pages: readonly PageReport[], coming: readonly DueDate[], day: string) =>
  sheet(
    "Content report",
    `<p>${pages.length} pages, ${day}. Title and description are counted in characters; reading ease is Flesch's: 60 to 70 is plain English.
“Own” is the share of the main text that the page does not share with most pages of its type, in the last build.
Links are those between the main parts of pages in the last build, each counted once; of a page that is not built, those in its data file.</p>
${shortLists(pages)
  .map(({ heading, pages: listed }) => tableOf(heading, listed))
  .join("\n")}
${notes(pages, coming)
  .map(
    ({ heading, lines }) =>
      `<h2>${heading}</h2>\n<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`,
  )
  .join("\n")}
${tableOf("All pages", pages)}`,
  )
