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

/** What a cell changes in an entry, if anything: neither an empty cell nor an exported value changes anything. */
export const cellChange = (cell: string, column: Column, entry: unknown): Change | undefined => {
  const before = valueAt(entry, column.path)
  const current = withLineFeeds(textOfValue(before))
  const text = withLineFeeds(withoutEscape(cell))
  // An exported text may itself begin like an escape.
  if (cell === "" || text === current || withLineFeeds(cell) === current) return undefined
  const after = text === removal ? undefined : typedValue(text, column.schema.type)
  return after === before ? undefined : { column, before, after }
}
