import { textTable } from "../textTable"
import { phraseCounts } from "./checkPhrases"
import { limits } from "./limits"
import { ownWords } from "./ownCopy"
import { isMeasured, type MeasuredPage, ownShare, wordsLeft } from "./ownShare"
import { isSearched, type Page, qualityOf } from "./readCopy"
import { readingEases } from "./readingEase"
import { likenesses } from "./similarity"

/** A row of the table: the measure, the content type, the minimum and maximum, and the allowed range. */
export interface Figure {
  measure: string
  type: string
  /** How many pages, or pairs of pages, were measured. */
  count: number
  least: number
  greatest: number
  allowed: string
}

interface Measurement {
  type: string
  value: number
}

const tableOf = (measure: string, measurements: readonly Measurement[], allowedIn: (type: string) => string) =>
  [...new Set(measurements.map(({ type }) => type))].map((type): Figure => {
    const values = measurements.filter((one) => one.type === type).map(({ value }) => value)
    return {
      measure,
      type,
      count: values.length,
      least: Math.min(...values),
      greatest: Math.max(...values),
      allowed: allowedIn(type),
    }
  })

const range = ({ min, max }: { min: number; max?: number }) => (max ? `${min}–${max}` : `≥ ${min}`)

/**
 * The measures of the copy, by content type.
 * @param built the pages of the last build, if there is one
 */
export const figuresOf = (pages: readonly Page[], built: readonly MeasuredPage[] = []): Figure[] => {
  const measured = built.filter(({ page }) => isMeasured(page))
  return [
    ...tableOf(
      "own words",
      pages
        .filter((page) => qualityOf(page.type).words && isSearched(page))
        .map((page) => ({ type: page.type, value: ownWords(page).length })),
      (type) => range(qualityOf(type).words ?? { min: 0 }),
    ),
    ...tableOf(
      "own share",
      measured.map((words) => ({ type: words.page.type, value: ownShare(words) })),
      () => range(limits.ownShare),
    ),
    ...tableOf(
      "words left for shared sections",
      measured.map((words) => ({ type: words.page.type, value: wordsLeft(words) })),
      () => range({ min: 0 }),
    ),
    ...tableOf(
      "similarity of pairs",
      likenesses(pages).map(({ one, similarity }) => ({ type: one.type, value: similarity })),
      () => `≤ ${limits.similarity.max}`,
    ),
    ...tableOf(
      "reading ease",
      readingEases(pages).map(({ page, ease }) => ({ type: page.type, value: ease })),
      () => range(limits.readingEase),
    ),
    ...phraseCounts(pages).map(({ name, max, total, files }) => ({
      measure: "overused phrases",
      type: name,
      count: total,
      least: 0,
      greatest: files[0]?.count ?? 0,
      allowed: `≤ ${max} in total`,
    })),
  ]
}

const shown = (value: number) =>
  Number.isInteger(value) ? String(value) : value < 1 ? value.toFixed(4) : value.toFixed(1)

/** The table of all figures as plain text. */
export const formatFigures = (figures: readonly Figure[]) =>
  textTable([
    ["measure", "type", "count", "lowest", "highest", "allowed"],
    ...figures.map(({ measure, type, count, least, greatest, allowed }) => [
      measure,
      type,
      String(count),
      shown(least),
      shown(greatest),
      allowed,
    ]),
  ])
