import { isUtf8 } from "node:buffer"
import { readFileSync } from "node:fs"
import { type CsvError, parse } from "csv-parse/sync"

/** The error of a file that is not what it should be: it names file, line and remedy. */
export class WrongFile extends Error {
  constructor(file: string, line: number, message: string, remedy: string) {
    super(`${file}:${line}: ${message}\n  remedy:       ${remedy}`)
  }
}

/** A row of a table. */
export interface Row {
  /** Its line in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const delimiters = [",", ";", "\t"]

/** What separates the cells: the sign that the first line has most of; spreadsheets of many countries write semicolons. */
const delimiterOf = (text: string) => {
  const [head = ""] = text.replace(/"[^"]*"/g, "").split("\n")
  const counts = delimiters.map((sign) => head.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ","
}

const textOf = (file: string) => {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new WrongFile(file, 1, `cannot be read (${(error as NodeJS.ErrnoException).code})`, "Check its name.")
  }
  if (bytes.subarray(0, 2).toString() === "PK")
    throw new WrongFile(file, 1, "is an archive or a workbook", "Unpack it, and give the CSV file.")
  if (!isUtf8(bytes)) throw new WrongFile(file, 1, "is not saved as UTF-8", "Export it again, or save it as CSV UTF-8.")
  return bytes.toString()
}

/**
 * Reads the rows of a CSV file, headings first.
 * @throws WrongFile if it is not one, or has no row below its headings
 */
export const readRows = (file: string): Row[] => {
  const text = textOf(file)
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }
    // The types of the package do not know that `info` changes what it gives.
    const records = parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as {
      record: string[]
      info: { lines: number }
    }[]
    const rows = records.map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }))
    if (rows.length < 2) throw new WrongFile(file, 1, "has no rows", "Export it for a time with visitors.")
    return rows
  } catch (error) {
    if (error instanceof WrongFile) throw error
    const { message, lines } = error as CsvError
    throw new WrongFile(
      file,
      Number(lines ?? 1),
      `is not valid CSV: ${message}`,
      "Export it again, and do not change it.",
    )
  }
}
