import type { ContentType } from "../../src/content/contentTypes"
import { excerpt, type Issue, type IssueText } from "../../src/content/issue"
import { isEmptyRow, type Row, readCsv } from "../readCsv"
import { type Column, columnNamed, entryColumn } from "./columns"

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

/** How many wrong headings are listed: with more it is most likely another sheet. */
const MAX_WRONG = 20

/** The most columns of a sheet: twice as many as an entry has fields, with all items of its lists. */
const MAX_COLUMNS = 1000

const readHeadings = (type: ContentType, file: string, headings: Row) => {
  const issues: Issue[] = []
  const columns = new Map<number, Column>()
  const names = headings.cells.map((cell) => cell.replace("\uFEFF", "").trim())
  const read = new Set<string>()
  for (const [at, name] of names.entries()) {
    if (name === "") continue
    const refuse = (issue: IssueText) =>
      issues.push(rowIssue(file, headings, { found: excerpt(name), ...issue }, at, name))
    const isWrong = issues.length === MAX_WRONG
    if (isWrong || columns.size === MAX_COLUMNS) {
      const rest = names.slice(at + 1).filter(Boolean).length
      const why = isWrong ? "since so many are wrong" : `since an import takes at most ${MAX_COLUMNS}`
      const message = `was not read, nor were ${rest} headings after it, ${why}`
      refuse({ message, remedy: isWrong ? "Correct the others first." : "Divide the sheet, each part with the slugs." })
      break
    }
    if (read.has(name)) refuse({ message: "is the heading of two columns", remedy: "Delete one of the two." })
    else if (name !== entryColumn)
      try {
        columns.set(at, columnNamed(type, name))
      } catch (error) {
        refuse({
          message: (error as Error).message,
          remedy: `Correct the heading, or delete the column. npm run --silent export -- ${type.name} writes a sheet with headings.`,
        })
      }
    read.add(name)
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

/** The most rows of a sheet: as many as a large site has entries. */
const MAX_ROWS = 10_000

/** How many issues of cells are listed: more than anyone corrects at once. */
const MAX_ISSUES = 1000

/**
 * Reads a spreadsheet saved as CSV, by whichever program: with commas, semicolons or tabs.
 * @param file its name, for messages
 * @param type the content type that its headings name fields of
 * @returns the sheet, or all issues of its form
 */
export const readSheet = (file: string, bytes: Buffer, type: ContentType): Sheet | { issues: Issue[] } => {
  const all = readCsv(file, bytes)
  if (!Array.isArray(all)) return { issues: [all] }
  const [headings, ...others] = all
  if (!headings)
    return {
      issues: [{ file, field: "", message: "the file is empty", remedy: "Write headings, and a row for each entry." }],
    }
  const rows = others.filter((row) => !isEmptyRow(row))
  if (rows.length > MAX_ROWS)
    return {
      issues: [
        {
          file,
          field: "",
          message: `has ${rows.length} rows; an import takes at most ${MAX_ROWS}`,
          remedy: "Divide the sheet, each part with the headings.",
        },
      ],
    }
  const { columns, entryAt, names, issues } = readHeadings(type, file, headings)
  const refuse = (row: Row, at: number, issue: Parameters<typeof rowIssue>[2]) =>
    issues.push(rowIssue(file, row, issue, at, names[at]))
  for (const row of rows)
    for (const [at, cell] of row.cells.entries()) {
      const issue = cell === "" ? undefined : names[at] ? formulaIssue(cell) : noHeading
      if (!issue) continue
      if (issues.length === MAX_ISSUES) {
        refuse(row, at, {
          message: "is wrong too, and so may be what comes after it",
          remedy: "Correct the others first.",
        })
        return { issues }
      }
      refuse(row, at, { found: excerpt(cell), ...issue })
    }
  return issues.length > 0 ? { issues } : { file, columns, entryAt, rows }
}
