import { stringify } from "csv-stringify/sync"
import { parsePhoneNumberFromString } from "libphonenumber-js"
import type { OutboxEntry } from "./OutboxEntry"
import { isOfSender, senderOf } from "./senderOf"

/** A number with its dial code, as in `(+44) 7911 123456`, which no spreadsheet takes for a number. */
const phoneText = (phone: string) => {
  const [code = "", number = ""] = phone.split(" ", 2)
  if (!/^\+\d{1,4}$/.test(code)) return phone
  const international = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
  const national = international.startsWith(`${code} `) ? international.slice(code.length + 1) : number
  return `(${code}) ${national}`
}

const othersIn = ({ template_params: params }: OutboxEntry) =>
  Object.entries(params).filter(([field]) => !isOfSender(field))

/** The columns that an entry needs: who has sent it by the same names for all forms, then the other fields. */
const columnsOf = (entry: OutboxEntry) => [
  ...["received", "form", "reference", "done", "name", "email", "phone"],
  ...othersIn(entry).map(([field]) => field),
  ...Object.keys(entry.context ?? {}),
  "id",
]

const rowOf = (entry: OutboxEntry): Readonly<Record<string, string | number | boolean>> => {
  const { received, id, template_id: form, reference = "", done, context } = entry
  const { name, email, phone } = senderOf(entry)
  const sender = { name, email, phone: phoneText(phone) }
  const others = Object.fromEntries(othersIn(entry))
  return { ...sender, ...others, ...context, received, form, reference, done: done ? "yes" : "no", id }
}

/** Formulas behind blanks, or after what some spreadsheets take for the end of a cell, whatever the quotes say. */
const hiddenFormula = /((?:[;\t\r\n]|^ )[ "]*)(?=[=+\-@＝＋－＠])/g

const textOf = (value: string | number | boolean | undefined) => String(value ?? "").replace(hiddenFormula, "$1'")

const lineOf = (texts: readonly string[], bom = false) => stringify([texts], { escape_formulas: true, bom })

/**
 * Entries as CSV for a spreadsheet, which must not run what visitors typed: formulas are escaped.
 * @param read goes through the entries: once for the columns, and once for the rows
 * @returns one line after the other; what arrives meanwhile is left out
 */
export async function* outboxCsv(read: () => AsyncIterable<OutboxEntry>): AsyncGenerator<string> {
  const columns = new Set(["received", "form", "reference", "done"])
  const ids = new Set<string>()
  for await (const entry of read()) {
    ids.add(entry.id)
    for (const column of columnsOf(entry)) columns.add(column)
  }
  const names = [...columns]
  // Excel recognises UTF-8 by the byte order mark.
  yield lineOf(names.map(textOf), true)
  for await (const entry of read()) {
    const row = rowOf(entry)
    if (ids.has(entry.id)) yield lineOf(names.map((name) => textOf(row[name])))
  }
}
