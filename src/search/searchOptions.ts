import type { Options } from "minisearch"
import { normalizeText } from "../site/normalizeText"

/** The path of the search index. */
export const indexPath = "/search-index.json"

/** The path of the list of pages, which the pages that answer unknown addresses load: a tenth of the index. */
export const pagesPath = "/search-pages.json"

/** The folder of the files into which index and list are cut on a large site. */
export const partsFolder = "/static/search"

/** What the search shows for a page or question. */
export interface SearchHit {
  path: string
  /** What it is, in words: the name of the page that lists it, or of another kind of result. */
  type: string
  title: string
  /** A sentence about the page, or for a question the page that it is on. */
  about: string
  /** What people call it otherwise, by which it is found. */
  otherNames?: readonly string[]
}

/** A document of the index. */
export interface SearchDocument extends SearchHit {
  /** Its number in the index, since two documents may have the same path. */
  id: number
  /** The weight of a hit by its type: a page ranks before a single question or row. */
  weight: number
  /** All its names but the title, headings and address included. */
  names: string
  /** Other text of the page. */
  text: string
  /** Words of the page's whole text that few pages have. */
  words: string
}

/** Words that say nothing about a page. */
const stopWords = new Set(
  "a an and are as at be by can do does for from get have how i if in is it its me my of on or our so than that the their them they this to was we what when which who why will with you your".split(
    " ",
  ),
)

/**
 * The words of a text. 'C++' and 'C#' are words. In a build, `split` by a regular expression takes ten times as
 * long as `match`.
 */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []

/** A word as it is indexed; undefined if nothing is left of it. */
export const plainWord = (word: string) => normalizeText(word).replace(/^[+#]+/, "") || undefined

/** Whether a word says nothing about a page. 'IT' and 'WHO' do: they are not the words 'it' and 'who'. */
const isStopWord = (word: string) =>
  stopWords.has(word.toLowerCase()) && (word.length === 1 || word !== word.toUpperCase())

/** A word as it is indexed; undefined for a stop word, except in titles. */
export const processTerm = (word: string, field?: string) =>
  field !== "title" && isStopWord(word) ? undefined : plainWord(word)

/** How many letters of a word may differ, as a share of its length. */
export const SLIPS = 0.2

/** The lengths from which a word may be mistyped, in its first letter too, and from which it may be incomplete. */
export const MIN_FUZZY = 5
export const MIN_FIRST_LETTER = 6
export const MIN_PREFIX = 2

/** How much an incomplete and a mistyped word count (MiniSearch's defaults), compared to the word itself. */
export const MATCH_WEIGHTS = { prefix: 0.375, fuzzy: 0.45 }

/** The options of the index; the build and the browser must use the same. */
export const searchOptions: Options<SearchDocument> = {
  fields: ["title", "names", "text", "words"],
  storeFields: ["path", "type", "weight", "title", "about", "otherNames"],
  tokenize: wordsOf,
  processTerm,
  searchOptions: {
    // So that a name comes before any number of mentions.
    boost: { title: 5, names: 4, text: 0.5, words: 0.5 },
    weights: MATCH_WEIGHTS,
    boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
  },
}
