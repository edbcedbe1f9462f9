import { isUtf8 } from "node:buffer"
import { CsvError, parse } from "csv-parse/sync"
import type { Issue } from "../src/content/issue"
import { notUtf8 } from "../src/content/readDataFile"

/** A row of a spreadsheet with its cells as they are. */
export interface Row {
  /** The line of the file on which the row begins, counted from 1. */
  readonly line: number
  /** The row's number in a spreadsheet, which differs if cells have line breaks. */
  readonly number: number
  readonly cells: readonly string[]
}

/** Whether no cell of a row has a text. */
export const isEmptyRow = ({ cells }: Row) => cells.every((cell) => cell.trim() === "")

/** What may be above the headings: the lines that npm prints before the output of a command, and Excel's `sep=;`. */
const isAbove = (line: string) => /^(?:> |sep=)/.test(line)

const delimiters = [",", ";", "\t"]

/** What separates the cells: the sign that the headings have most of; spreadsheets of many countries write semicolons. */
const delimiterOf = (text: string) => {
  const headings = text.split(/\r?\n|\r/).find((line) => line !== "" && !isAbove(line)) ?? ""
  const counts = delimiters.map((sign) => headings.replace(/"[^"]*"/g, "").split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ","
}

/**
 * The rows of CSV.
 * @param last how many rows to read
 * @returns the rows, and the line after them
 * @throws CsvError
 */
const rowsOf = (bytes: Buffer, last = -1) => {
  const options = { bom: true, info: true, relax_column_count: true, record_delimiter: ["\r\n", "\n", "\r"] }
  // The types of the package do not know that `info` changes what it gives.
  const records = parse(bytes, { ...options, delimiter: delimiterOf(bytes.toString()), to: last }) as unknown as {
    record: string[]
    info: { bytes: number }
  }[]
  let line = 1
  let start = 0
  const rows = records.map(({ record, info }, at): Row => {
    const row = { line, number: at + 1, cells: record }
    line += bytes.toString("latin1", start, info.bytes).split(/\r\n|\n|\r/).length - 1
    start = info.bytes
    return row
  })
  return { rows, line }
}

/**
 * Reads a table saved as CSV by whichever program: with commas, semicolons or tabs. What may be above its headings is left out.
 * @param file its name, for messages
 * @returns the rows, headings first, or why it is none
 */
export const readCsv = (file: string, bytes: Buffer): Row[] | Issue => {
  const issueAt = (line: number, field: string, message: string, remedy: string): Issue => ({
    file,
    position: { line, column: 1 },
    field,
    message,
    remedy,
  })
  if (bytes.subarray(0, 2).toString() === "PK")
    return issueAt(
      1,
      "",
      "is an archive or a workbook",
      "Unpack it, or save the sheet as CSV UTF-8, and give that file.",
    )
  if (!isUtf8(bytes)) {
    const remedy =
      "Save it as UTF-8. Excel: Save as › CSV UTF-8. LibreOffice: Save as › Text CSV › Edit filter settings."
    return { ...notUtf8(file, bytes), remedy }
  }
  try {
    const { rows } = rowsOf(bytes)
    const start = rows.findIndex((row) => !isEmptyRow(row) && !isAbove(row.cells[0] ?? ""))
    return start < 0 ? [] : rows.slice(start)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser may notice at the end of the file, so the line is that of the row.
    const whole = Number(error.records)
    return issueAt(
      whole > 0 ? rowsOf(bytes, whole).line : 1,
      `row ${whole + 1}`,
      "a quotation mark in this row does not belong to a pair",
      'Put the whole cell between quotation marks, and write each one inside it twice: "He said ""no""."',
    )
  }
}
