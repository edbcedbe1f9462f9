import { typedValue } from "../authoring/answers"
import { type Column, valueAt } from "./columns"
import { textOfValue } from "./writeSheet"

/** What is written in a cell to remove an optional field, or an item of a list of texts. */
export const removal = "(remove)"

/** A change of one field. */
export interface Change {
  column: Column
  before: unknown
  /** The new value; undefined to remove the field. */
  after: string | number | boolean | undefined
}

/** A cell's text without what csv-stringify writes before a text that a spreadsheet would run as a formula. */
export const withoutEscape = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, "")

const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, "\n")

/** The parts of a day as spreadsheets write it: day and month in either order, then the year. */
const dayParts = (text: string) => (/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? []).slice(1)

const isMonth = (part = "") => Number(part) >= 1 && Number(part) <= 12

/** Whether a day in a cell may be either of two, as 01/02/2027 may be. */
export const isEitherDay = (text: string) => {
  const [first, second] = dayParts(text)
  return isMonth(first) && isMonth(second) && Number(first) !== Number(second)
}

/**
 * A day as spreadsheets write it, in the form of the data: `31/01/2027` and `1/31/2027` as `2027-01-31`. What could be two days,
 * such as 01/02/2027, stays as it is, for the check to refuse.
 */
const asDay = (text: string) => {
  const [first = "", second = "", year = ""] = dayParts(text)
  const [month, day] = isMonth(second) ? [second, first] : [first, second]
  if (!isMonth(month) || isEitherDay(text)) return text
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-")
}

/** What a cell changes in an entry, if anything: neither an empty cell nor an exported value changes anything. */
export const cellChange = (cell: string, column: Column, entry: unknown): Change | undefined => {
  const before = valueAt(entry, column.path)
  const current = withLineFeeds(textOfValue(before))
  const text = withLineFeeds(withoutEscape(cell))
  // An exported text may itself begin like an escape.
  if (cell === "" || text === current || withLineFeeds(cell) === current) return undefined
  const { type, format } = column.schema
  const after = text === removal ? undefined : typedValue(format === "date" ? asDay(text) : text, type)
  return after === before ? undefined : { column, before, after }
}
