import { textTable } from "../textTable"
import { cellText } from "./htmlTable"
import { reportColumns } from "./reportColumns"
import { reportLists } from "./reportLists"
import type { Report } from "./reportOf"

/** How many pages of a list the terminal shows; the sheet has all. */
const SHOWN = 5

const more = (count: number) => (count > SHOWN ? [`  and ${count - SHOWN} more`] : [])

/** The report as text: the lists of pages to look at, after what to know about each source. */
export const reportText = (report: Report, notes: readonly string[], today: string) => {
  const columns = reportColumns(report.pages)
  const lists = reportLists(report, today).map(({ heading, pages }) => {
    const rows = pages.slice(0, SHOWN).map((page) => columns.map((column) => cellText(column, page)))
    const table = rows.length > 0 ? textTable([columns.map((column) => column.heading), ...rows]) : "none"
    return [`${heading} (${pages.length}):`, table.replace(/^/gm, "  "), ...more(pages.length)].join("\n")
  })
  const gone = report.gone.slice(0, SHOWN).map(({ address, redirect }) => `  ${address} → ${redirect?.to ?? "?"}`)
  const goneList =
    gone.length > 0
      ? [[`Addresses that no longer exist (${report.gone.length}):`, ...gone, ...more(report.gone.length)].join("\n")]
      : []
  return [notes.join("\n"), ...lists, ...goneList].join("\n\n")
}
