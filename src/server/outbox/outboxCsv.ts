import { stringify } from "csv-stringify/sync"
import { isDone, type Outbox } from "./loadOutbox"
import type { OutboxEntry } from "./readOutbox"

type Row = Readonly<Record<string, string | number | boolean>>

const rowOf = (outbox: Outbox, entry: OutboxEntry): Row => {
  const { received, id, template_id: form, reference = "", template_params, context } = entry
  const done = isDone(outbox, entry) ? "yes" : "no"
  return { ...template_params, ...context, received, form, reference, done, id }
}

/** Entries as CSV for a spreadsheet, which must not run what visitors typed: formulas are escaped. */
export const outboxCsv = (outbox: Outbox, entries: readonly OutboxEntry[]) => {
  const rows = entries.map((entry) => rowOf(outbox, entry))
  const columns = [...new Set(["received", "form", "reference", "done", ...rows.flatMap((row) => Object.keys(row))])]
  const lines = rows.map((row) => columns.map((column) => String(row[column] ?? "")))
  // Excel recognises UTF-8 by the byte order mark.
  return stringify([columns, ...lines], { escape_formulas: true, bom: true })
}
