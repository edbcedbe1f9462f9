import type { Row } from "../readCsv"
import { decimalNumber, wholeNumber } from "./localNumber"
import { readExport, wrongExport } from "./readExport"

/** What Search Console tells about a page, or about what people searched for. */
interface SearchNumbers {
  readonly line: number
  readonly clicks: number
  readonly impressions: number
  /** The mean position of its best result, from 1. */
  readonly position: number
}

export interface SearchRow extends SearchNumbers {
  readonly url: URL
}

export interface QueryRow extends SearchNumbers {
  readonly query: string
}

const exported =
  "In Search Console open Performance, Search results, choose the last 3 months without comparing, and Export, CSV."

/** What an export has in its first column: its name, how to know it, and which file to give. */
const kinds = {
  page: {
    name: "the address of a page",
    isRight: (cell: string) => /^https?:\/\//.test(cell) && URL.canParse(cell),
    remedy: `${exported} Unpack the archive and give the file with the pages (Pages.csv in English), unchanged. --queries takes that with the queries.`,
  },
  query: {
    name: "what people search for",
    isRight: (cell: string) => cell !== "" && !/^https?:\/\/|^\d{4}-\d\d-\d\d$/.test(cell),
    remedy: `${exported} Unpack the archive and give the file with the queries (Queries.csv in English), unchanged. --search takes that with the pages.`,
  },
} as const

/**
 * The columns are known by their place and form, since their names are in the language of the account: page or query, clicks,
 * impressions, CTR and position.
 */
const numbersIn = (file: string, { line, cells }: Row, kind: keyof typeof kinds): SearchNumbers => {
  const { name, isRight, remedy } = kinds[kind]
  const wrong = (message: string) => wrongExport(file, line, message, remedy)
  if (cells.length !== 5) throw wrong(`has ${cells.length} columns, not ${kind}, clicks, impressions, CTR and position`)
  const [first = "", clicksText = "", impressionsText = "", rate = "", positionText = ""] = cells
  if (!isRight(first)) throw wrong(`“${first}” is not ${name}`)
  const clicks = wholeNumber(clicksText)
  if (clicks === undefined) throw wrong(`“${clicksText}” is not a number of clicks`)
  const impressions = wholeNumber(impressionsText)
  if (impressions === undefined) throw wrong(`“${impressionsText}” is not a number of impressions`)
  if (clicks > impressions) throw wrong(`has more clicks (${clicksText}) than impressions (${impressionsText})`)
  if (decimalNumber(rate) === undefined) throw wrong(`“${rate}” is not a share of clicks`)
  const position = decimalNumber(positionText)
  if (position === undefined) throw wrong(`“${positionText}” is not a position`)
  return { line, clicks, impressions, position }
}

const rowsOf = (file: string, kind: keyof typeof kinds) =>
  readExport(file)
    .slice(1)
    .map((row) => ({ first: row.cells[0] ?? "", ...numbersIn(file, row, kind) }))

/**
 * Reads the pages of a Search Console export, in any language.
 * @throws Error with file, line and remedy if it is not one
 */
export const readSearchExport = (file: string): SearchRow[] =>
  rowsOf(file, "page").map(({ first, ...numbers }) => ({ url: new URL(first), ...numbers }))

/**
 * Reads what people searched for, from a Search Console export in any language.
 * @throws Error with file, line and remedy if it is not one
 */
export const readQueriesExport = (file: string): QueryRow[] =>
  rowsOf(file, "query").map(({ first, ...numbers }) => ({ query: first, ...numbers }))
