import { cellText } from "../report/htmlTable"
import { textTable } from "../textTable"
import { ledgerColumns } from "./ledgerColumns"
import { ledgerLists } from "./ledgerLists"
import type { Ledger } from "./ledgerOf"

/** How many pages of a list the terminal shows; the sheet has all. */
const SHOWN = 5

const more = (count: number) => (count > SHOWN ? [`  and ${count - SHOWN} more`] : [])

/** The ledger as text: the lists of pages to look at, after what to know about each source. */
export const ledgerText = (ledger: Ledger, notes: readonly string[], today: string) => {
  const columns = ledgerColumns(ledger.pages)
  const lists = ledgerLists(ledger, today).map(({ heading, pages }) => {
    const rows = pages.slice(0, SHOWN).map((page) => columns.map((column) => cellText(column, page)))
    const table = rows.length > 0 ? textTable([columns.map((column) => column.heading), ...rows]) : "none"
    return [`${heading} (${pages.length}):`, table.replace(/^/gm, "  "), ...more(pages.length)].join("\n")
  })
  const gone = ledger.gone.slice(0, SHOWN).map(({ address, redirect }) => `  ${address} → ${redirect?.to ?? "?"}`)
  const goneList =
    gone.length > 0
      ? [[`Addresses that no longer exist (${ledger.gone.length}):`, ...gone, ...more(ledger.gone.length)].join("\n")]
      : []
  return [notes.join("\n"), ...lists, ...goneList].join("\n\n")
}
