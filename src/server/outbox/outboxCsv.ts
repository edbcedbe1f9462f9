import { stringify } from "csv-stringify/sync"
import { parsePhoneNumberFromString } from "libphonenumber-js"
import type { OutboxEntry } from "./OutboxEntry"
import { isOfSender, senderOf } from "./senderOf"

type Row = Readonly<Record<string, string | number | boolean>>

/** A number with its dial code, as in `(+44) 7911 123456`, which no spreadsheet takes for a number. */
const phoneText = (phone: string) => {
  const [code = "", number = ""] = phone.split(" ", 2)
  if (!/^\+\d{1,4}$/.test(code)) return phone
  const international = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
  const national = international.startsWith(`${code} `) ? international.slice(code.length + 1) : number
  return `(${code}) ${national}`
}

/** The fields of a form: who has sent it by the same names for all forms, then the others. */
const fieldsIn = (entry: OutboxEntry): Row => {
  const { name, email, phone } = senderOf(entry)
  const others = Object.entries(entry.template_params).filter(([field]) => !isOfSender(field))
  return { name, email, phone: phoneText(phone), ...Object.fromEntries(others) }
}

const rowOf = (entry: OutboxEntry): Row => {
  const { received, id, template_id: form, reference = "", done, context } = entry
  return { ...fieldsIn(entry), ...context, received, form, reference, done: done ? "yes" : "no", id }
}

/** Formulas behind blanks, or after what some spreadsheets take for the end of a cell, whatever the quotes say. */
const hiddenFormula = /((?:[;\t\r\n]|^ )[ "]*)(?=[=+\-@＝＋－＠])/g

/** Entries as CSV for a spreadsheet, which must not run what visitors typed: formulas are escaped. */
export const outboxCsv = (entries: readonly OutboxEntry[]) => {
  const rows = entries.map(rowOf)
  const columns = [...new Set(["received", "form", "reference", "done", ...rows.flatMap((row) => Object.keys(row))])]
  const textOf = (value: string | number | boolean | undefined) => String(value ?? "").replace(hiddenFormula, "$1'")
  const lines = rows.map((row) => columns.map((column) => textOf(row[column])))
  // Excel recognises UTF-8 by the byte order mark.
  return stringify([columns.map(textOf), ...lines], { escape_formulas: true, bom: true })
}
