import { stringify } from "csv-stringify/sync"
import type { OutboxEntry } from "./OutboxEntry"

type Row = Readonly<Record<string, string | number | boolean>>

const rowOf = ({
  received,
  id,
  template_id: form,
  reference = "",
  done,
  template_params,
  context,
}: OutboxEntry): Row => {
  return { ...template_params, ...context, received, form, reference, done: done ? "yes" : "no", id }
}

/** Entries as CSV for a spreadsheet, which must not run what visitors typed: formulas are escaped. */
export const outboxCsv = (entries: readonly OutboxEntry[]) => {
  const rows = entries.map(rowOf)
  const columns = [...new Set(["received", "form", "reference", "done", ...rows.flatMap((row) => Object.keys(row))])]
  const lines = rows.map((row) => columns.map((column) => String(row[column] ?? "")))
  // Excel recognises UTF-8 by the byte order mark.
  return stringify([columns, ...lines], { escape_formulas: true, bom: true })
}
