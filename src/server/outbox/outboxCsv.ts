import { stringify } from "csv-stringify/sync"
import { parsePhoneNumberFromString } from "libphonenumber-js"
import { isForm } from "../../content/formWords"
import { fieldsOf } from "../../forms/formTables"
import type { OutboxEntry } from "./OutboxEntry"

type Row = Readonly<Record<string, string | number | boolean>>

/** A number with its dial code as one text, as in `(+44) 7911 123456`, which no spreadsheet takes for a number. */
const phoneText = (code: string, number: string) => {
  const international = parsePhoneNumberFromString(`${code}${number}`)?.formatInternational() ?? `${code} ${number}`
  const national = international.startsWith(`${code} `) ? international.slice(code.length + 1) : number
  return `(${code}) ${national}`
}

/** The fields of a form, with number and dial code as one. */
const fieldsIn = ({ template_id: form, template_params: params }: OutboxEntry): Row => {
  if (!isForm(form)) return params
  const nameOf = (control: string) => Object.entries(fieldsOf(form)).find(([, field]) => field.control === control)?.[0]
  const [phone, dialCode] = [nameOf("phone"), nameOf("dialCode")]
  const number = String(params[phone ?? ""] ?? "")
  const code = String(params[dialCode ?? ""] ?? "")
  if (number === "" || !/^\+\d{1,4}$/.test(code)) return params
  const fields = Object.entries(params).filter(([name]) => name !== dialCode)
  return Object.fromEntries(
    fields.map(([name, value]) => (name === phone ? ["phone", phoneText(code, number)] : [name, value])),
  )
}

const rowOf = (entry: OutboxEntry): Row => {
  const { received, id, template_id: form, reference = "", done, context } = entry
  return { ...fieldsIn(entry), ...context, received, form, reference, done: done ? "yes" : "no", id }
}

/** Formulas after what some spreadsheets take for the end of a cell, whatever the quotes say. */
const hiddenFormula = /([;\t\r\n] *)(?=[=+\-@])/g

/** Entries as CSV for a spreadsheet, which must not run what visitors typed: formulas are escaped. */
export const outboxCsv = (entries: readonly OutboxEntry[]) => {
  const rows = entries.map(rowOf)
  const columns = [...new Set(["received", "form", "reference", "done", ...rows.flatMap((row) => Object.keys(row))])]
  const textOf = (value: string | number | boolean | undefined) => String(value ?? "").replace(hiddenFormula, "$1'")
  const lines = rows.map((row) => columns.map((column) => textOf(row[column])))
  // Excel recognises UTF-8 by the byte order mark.
  return stringify([columns.map(textOf), ...lines], { escape_formulas: true, bom: true })
}
