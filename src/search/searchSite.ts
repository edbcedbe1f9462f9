import type MiniSearch from "minisearch"
import type { SearchOptions, SearchResult } from "minisearch"
import { plainWord, processTerm, type SearchDocument, type SearchHit, wordsOf } from "./searchOptions"

/** The site's search index. */
export type SiteIndex = MiniSearch<SearchDocument>

/**
 * Searches the site.
 * @param limit the maximum number of hits
 * @param servicesOnly whether only pages of services are found
 * @returns the hits, best first; rejects with a TypeError or Error if what is needed for them cannot be loaded
 */
export type SiteSearch = (query: string, limit: number, servicesOnly?: boolean) => Promise<readonly SearchHit[]>

/** The part of a result, or of a page, that the search shows. */
export const hitOf = ({ path, type, title, about }: SearchResult | SearchHit): SearchHit => ({
  path,
  type,
  title,
  about,
})

/** The minimum score of a hit, as a share of the best score; lower ones are accidental. */
export const MIN_SCORE_SHARE = 0.08

/** A query of stop words alone is searched as it was typed. */
const asTyped: SearchOptions = { processTerm: plainWord, prefix: false, fuzzy: false }

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
  const options = { ...(wordsOf(query).some((word) => processTerm(word)) ? undefined : asTyped), filter }
  const all = index.search(query, { ...options, combineWith: "AND" })
  const hits = all.length > 0 ? all : index.search(query, { ...options, combineWith: "OR" })
  const best = hits[0]?.score ?? 0
  return hits
    .filter(({ score }) => score >= best * MIN_SCORE_SHARE)
    .slice(0, limit)
    .map(hitOf)
}
