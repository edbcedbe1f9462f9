import { isUtf8 } from "node:buffer"
import { CsvError, parse } from "csv-parse/sync"
import type { ContentType } from "../../src/content/contentTypes"
import { excerpt, type Issue, type IssueText } from "../../src/content/issue"
import { notUtf8 } from "../../src/content/readDataFile"
import { type Column, columnNamed, entryColumn } from "./columns"

/** A row of a spreadsheet with its cells as they are. */
export interface Row {
  /** The line of the file on which the row begins, counted from 1. */
  line: number
  /** The row's number in a spreadsheet, which differs if cells have line breaks. */
  number: number
  cells: readonly string[]
}

/** A spreadsheet with a row for each entry. */
export interface Sheet {
  file: string
  /** The columns with fields, by their place. */
  columns: ReadonlyMap<number, Column>
  /** The place of the column with the slugs of the entries; -1 if there is none. */
  entryAt: number
  rows: readonly Row[]
}

/** The letters of a column in a spreadsheet, as in AB. */
const lettersOf = (at: number): string =>
  (at < 26 ? "" : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/**
 * The issue of a row of a spreadsheet, or of one of its cells.
 * @param at the place of the cell
 * @param name the field
 */
export const rowIssue = (
  file: string,
  { line, number }: Pick<Row, "line" | "number">,
  issue: IssueText & Pick<Issue, "found" | "allowed">,
  at?: number,
  name = "",
): Issue => {
  const place = at === undefined ? `row ${number}` : `cell ${lettersOf(at)}${number}`
  return {
    file,
    position: { line, column: (at ?? 0) + 1 },
    field: name ? `${name} (${place})` : place,
    ...issue,
  }
}

const isEmpty = ({ cells }: Row) => cells.every((cell) => cell === "")

/** What may be above the headings: the lines that npm prints before the output of a command, and Excel's `sep=;`. */
const isAbove = (line: string) => /^(?:> |sep=)/.test(line)

/** The character that separates the cells: the first one in the line of headings, whose names have none. */
const delimiterOf = (text: string) => {
  const headings = text.split(/\r?\n|\r/).find((line) => line !== "" && !isAbove(line))
  return /[,;\t]/.exec(headings ?? "")?.[0] ?? ","
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

const readRows = (file: string, bytes: Buffer): Row[] | Issue => {
  try {
    return rowsOf(bytes).rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser may notice at the end of the file, so the line is that of the row.
    const whole = Number(error.records)
    const line = whole > 0 ? rowsOf(bytes, whole).line : 1
    return rowIssue(
      file,
      { line, number: whole + 1 },
      {
        message: "a quotation mark in this row does not belong to a pair",
        remedy: 'Put the whole cell between quotation marks, and write each one inside it twice: "He said ""no""."',
      },
    )
  }
}

const readHeadings = (type: ContentType, file: string, headings: Row) => {
  const issues: Issue[] = []
  const columns = new Map<number, Column>()
  const names = headings.cells.map((cell) => cell.replace("\uFEFF", "").trim())
  for (const [at, name] of names.entries()) {
    const refuse = (issue: IssueText) =>
      issues.push(rowIssue(file, headings, { found: excerpt(name), ...issue }, at, name))
    if (names.indexOf(name) !== at && name !== "")
      refuse({ message: "is the heading of two columns", remedy: "Delete one of the two." })
    else if (name !== "" && name !== entryColumn)
      try {
        columns.set(at, columnNamed(type, name))
      } catch (error) {
        refuse({
          message: (error as Error).message,
          remedy: `Correct the heading, or delete the column. npm run --silent export -- ${type.name} writes a sheet with headings.`,
        })
      }
  }
  const entryAt = names.indexOf(entryColumn)
  if (entryAt < 0 && !names.includes("slug"))
    issues.push(
      rowIssue(file, headings, {
        message: `has no column slug, which says which ${type.name} a row is about`,
        remedy: "Add the column slug.",
      }),
    )
  return { columns, entryAt, names, issues }
}

const noHeading: IssueText = {
  message: "has no heading above it",
  remedy: "Empty the cell. If it is the end of the one before it, put that cell between quotation marks.",
}

/** The issue of a cell in which a spreadsheet has put an error, such as #NAME? or Err:508, in any language. */
const formulaIssue = (cell: string): IssueText | undefined =>
  /^(?:#[\p{Lu}\d/]+[!?]|#N\/A|Err:\d+)$/u.test(cell)
    ? {
        message: "is the error of a formula that the spreadsheet made of a text beginning with =, + or -",
        remedy: "Write the text again, with an apostrophe (') before it.",
      }
    : undefined

/**
 * Reads a spreadsheet saved as CSV, by whichever program: with commas, semicolons or tabs.
 * @param file its name, for messages
 * @param type the content type that its headings name fields of
 * @returns the sheet, or all issues of its form
 */
export const readSheet = (file: string, bytes: Buffer, type: ContentType): Sheet | { issues: Issue[] } => {
  if (!isUtf8(bytes)) {
    const remedy =
      "Save it as UTF-8. Excel: Save as › CSV UTF-8. LibreOffice: Save as › Text CSV › Edit filter settings."
    return { issues: [{ ...notUtf8(file, bytes), remedy }] }
  }
  const all = readRows(file, bytes)
  if (!Array.isArray(all)) return { issues: [all] }
  const start = all.findIndex((row) => !isEmpty(row) && !isAbove(row.cells[0] ?? ""))
  const headings = all[start]
  if (!headings)
    return {
      issues: [{ file, field: "", message: "the file is empty", remedy: "Write headings, and a row for each entry." }],
    }
  const { columns, entryAt, names, issues } = readHeadings(type, file, headings)
  const rows = all.slice(start + 1).filter((row) => !isEmpty(row))
  for (const row of rows)
    for (const [at, cell] of row.cells.entries()) {
      const issue = cell === "" ? undefined : names[at] ? formulaIssue(cell) : noHeading
      if (issue) issues.push(rowIssue(file, row, { found: excerpt(cell), ...issue }, at, names[at]))
    }
  return issues.length > 0 ? { issues } : { file, columns, entryAt, rows }
}
