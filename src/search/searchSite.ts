import type MiniSearch from "minisearch"
import type { SearchResult } from "minisearch"
import type { SearchDocument, SearchHit } from "./searchOptions"

/** The index of everything that can be found. */
export type SiteIndex = MiniSearch<SearchDocument>

/** What the search shows of a result. */
export const hitOf = ({ path, type, title, about }: SearchResult): SearchHit => ({ path, type, title, about })

/** How far behind the best hit another may be; what is farther is chance. */
const MAX_SCORE_GAP = 0.08

/**
 * What a query finds, best first: what has all its words, or, where nothing has, what has some of them.
 * @param limit the most hits that are wanted
 */
export const searchSite = (index: SiteIndex, query: string, limit: number): SearchHit[] => {
  const all = index.search(query, { combineWith: "AND" })
  const hits = all.length > 0 ? all : index.search(query, { combineWith: "OR" })
  const best = hits[0]?.score ?? 0
  return hits
    .filter(({ score }) => score >= best * MAX_SCORE_GAP)
    .slice(0, limit)
    .map(hitOf)
}
