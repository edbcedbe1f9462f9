import type { Options } from "minisearch"

/** The path of the search index. */
export const indexPath = "/search-index.json"

/** What the search shows for a page or question. */
export interface SearchHit {
  path: string
  /** What it is, in words: the name of the page that lists it, or of another kind of result. */
  type: string
  title: string
  /** A sentence about the page, or for a question the page that it is on. */
  about: string
}

/** A document of the index. */
export interface SearchDocument extends SearchHit {
  /** Its number in the index, since two documents may have the same path. */
  id: number
  /** The weight of a hit by its type: a page ranks before a single question or row. */
  weight: number
  /** Other names of the same thing. */
  names: string
  /** Other text of the page. */
  text: string
}

/** Words that say nothing about a page. */
const stopWords = new Set(
  "a an and are as at be by can do does for from get have how i if in is it its me my of on or our so than that the their them they this to was we what when which who why will with you your".split(
    " ",
  ),
)

/** A word as it is indexed: without capitals and accents; undefined for a stop word. */
export const processTerm = (term: string) => {
  const word = term.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/^\++$/, "")
  return word === "" || stopWords.has(word) ? undefined : word
}

/** The options of the index; the build and the browser must use the same. */
export const searchOptions: Options<SearchDocument> = {
  fields: ["title", "names", "text"],
  storeFields: ["path", "type", "weight", "title", "about"],
  // 'C++' is a word.
  tokenize: (text) => text.split(/[^\p{L}\p{N}+]+/u),
  processTerm,
  searchOptions: {
    boost: { title: 5, names: 3 },
    boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
    fuzzy: (term) => (term.length > 2 ? 0.2 : false),
    prefix: (term) => term.length > 1,
  },
}
