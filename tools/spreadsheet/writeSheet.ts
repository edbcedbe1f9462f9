import { stringify } from "csv-stringify/sync"
import type { Entry } from "../../src/content/checkFiles"
import { keyOf } from "../../src/content/checkFiles"
import { type Column, entryColumn, valueAt } from "./columns"

/** The text of a single value in a cell; a missing value is an empty cell. */
export const textOfValue = (value: unknown) => String(value ?? "")

/**
 * Entries as CSV: a column with the slug of each entry, and one for each field.
 * @param entries entries of one type
 */
export const writeSheet = (entries: readonly Entry[], columns: readonly Column[]) =>
  stringify(
    [
      [entryColumn, ...columns.map(({ name }) => name)],
      ...entries.map(({ data }) => [
        textOfValue(keyOf(data)?.slug),
        ...columns.map(({ path }) => textOfValue(valueAt(data.value, path))),
      ]),
    ],
    // Excel recognises UTF-8 by the byte order mark, and would run "- item" as a formula; `readSheet` reverses the escape.
    // Some programs drop spaces at the ends of cells without quotes.
    { bom: true, escape_formulas: true, quoted_match: /\r|^\s|\s$/ },
  )
