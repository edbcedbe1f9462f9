import { decimalNumber, wholeNumber } from "./localNumber"
import { type Row, readRows, WrongFile } from "./readRows"

/** What Search Console tells about an address. */
export interface SearchRow {
  readonly line: number
  readonly url: URL
  readonly clicks: number
  readonly impressions: number
  /** The mean position of its best result, from 1. */
  readonly position: number
}

const remedy =
  "In Search Console open Performance, Search results, choose the last 3 months without comparing, and Export, CSV. " +
  "Unpack the archive and give the file with the pages (Pages.csv in English), unchanged."

/**
 * The columns are known by their place and form, since their names are in the language of the account: page, clicks,
 * impressions, CTR and position.
 */
const searchRow = (file: string, { line, cells }: Row): SearchRow => {
  const wrong = (message: string) => new WrongFile(file, line, message, remedy)
  if (cells.length !== 5) throw wrong(`has ${cells.length} columns, not page, clicks, impressions, CTR and position`)
  const [page = "", clicksText = "", impressionsText = "", rate = "", positionText = ""] = cells
  if (!/^https?:\/\//.test(page) || !URL.canParse(page)) throw wrong(`“${page}” is not the address of a page`)
  const clicks = wholeNumber(clicksText)
  if (clicks === undefined) throw wrong(`“${clicksText}” is not a number of clicks`)
  const impressions = wholeNumber(impressionsText)
  if (impressions === undefined) throw wrong(`“${impressionsText}” is not a number of impressions`)
  if (clicks > impressions) throw wrong(`has more clicks (${clicksText}) than impressions (${impressionsText})`)
  if (decimalNumber(rate) === undefined) throw wrong(`“${rate}” is not a share of clicks`)
  const position = decimalNumber(positionText)
  if (position === undefined) throw wrong(`“${positionText}” is not a position`)
  return { line, url: new URL(page), clicks, impressions, position }
}

/**
 * Reads the pages of a Search Console export, in any language.
 * @throws WrongFile if it is not one
 */
export const readSearchExport = (file: string) =>
  readRows(file)
    .slice(1)
    .map((row) => searchRow(file, row))
