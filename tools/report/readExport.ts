import { readFileSync } from "node:fs"
import { formatIssues } from "../../src/content/issue"
import { isEmptyRow, type Row, readCsv } from "../readCsv"

/** The error of an export that is not what it should be: it names file, line and remedy. */
export const wrongExport = (file: string, line: number, message: string, remedy: string) =>
  new Error(formatIssues([{ file, position: { line, column: 1 }, field: "", message, remedy }]))

const bytesOf = (file: string) => {
  try {
    return readFileSync(file)
  } catch (error) {
    throw wrongExport(file, 1, `cannot be read (${(error as NodeJS.ErrnoException).code})`, "Check its name.")
  }
}

/**
 * Reads the rows of an export as CSV, headings first.
 * @throws Error with file, line and remedy if it is not one, or has no row below its headings
 */
export const readExport = (file: string): Row[] => {
  const read = readCsv(file, bytesOf(file))
  if (!Array.isArray(read)) throw new Error(formatIssues([read]))
  const rows = read.filter((row) => !isEmptyRow(row))
  if (rows.length < 2) throw wrongExport(file, 1, "has no rows", "Export it for a time with visitors.")
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.trim()) }))
}
