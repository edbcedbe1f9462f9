import type MiniSearch from "minisearch"
import type { SearchOptions, SearchResult } from "minisearch"
import { askedWords, likeness } from "./askedWords"
import type { SearchDocument, SearchHit } from "./searchOptions"

/** The site's search index. */
export type SiteIndex = MiniSearch<SearchDocument>

/**
 * Searches the site. Without a word it gives the pages that the owner names (`SearchFile.asked`).
 * @param limit the maximum number of hits
 * @param servicesOnly whether only pages of services are found
 * @returns the hits, best first; rejects with a TypeError or Error if what is needed for them cannot be loaded
 */
export type SiteSearch = (query: string, limit: number, servicesOnly?: boolean) => Promise<readonly SearchHit[]>

/** The part of a result, or of a page, that the search shows. */
export const hitOf = ({ path, type, title, about, otherNames }: SearchResult | SearchHit): SearchHit => ({
  path,
  type,
  title,
  about,
  ...(otherNames && { otherNames }),
})

/** The minimum score of a hit, as a share of the best score; lower ones are accidental. */
export const MIN_SCORE_SHARE = 0.04

const wordsIn = (text: string) =>
  askedWords(text)
    .map(({ word }) => word)
    .join(" ")

/** Hits in the same order, but first those that are called exactly what was typed. */
export const namedFirst = <Hit extends SearchHit | SearchResult>(hits: readonly Hit[], query: string): Hit[] => {
  const asked = wordsIn(query)
  const isNamed = ({ title, otherNames = [] }: Hit) => [title, ...otherNames].some((name) => wordsIn(name) === asked)
  return [...hits].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
}

/** What MiniSearch needs to know of a query's words. */
const optionsFor = (query: string): SearchOptions => {
  const asked = askedWords(query)
  const wordOf = (term: string) => asked.find(({ word }) => word === term)
  return {
    tokenize: () => asked.map(({ word }) => word),
    processTerm: (word) => word,
    prefix: (term) => wordOf(term)?.isBeginning ?? false,
    fuzzy: (term) => wordOf(term)?.slips || false,
    // MiniSearch knows no rule for first letters.
    boostDocument: (_id, term, stored) =>
      asked.some((word) => likeness(word, term)) ? Number(stored?.weight ?? 1) : 0,
  }
}

/**
 * The hits for a query, best first: those with all its words, or, if there are none, those with some of them.
 * @param limit the maximum number of hits
 * @param filter which documents may be found; all by default
 */
export const searchSite = (
  index: SiteIndex,
  query: string,
  limit: number,
  filter?: SearchOptions["filter"],
): SearchHit[] => {
  const options = { ...optionsFor(query), filter }
  const all = index.search(query, { ...options, combineWith: "AND" })
  const hits = all.length > 0 ? all : index.search(query, { ...options, combineWith: "OR" })
  const best = hits[0]?.score ?? 0
  return namedFirst(hits, query)
    .filter(({ score }) => score >= best * MIN_SCORE_SHARE)
    .slice(0, limit)
    .map(hitOf)
}
