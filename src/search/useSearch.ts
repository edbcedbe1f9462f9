import { useState } from "react"
import { loadSearch } from "./loadSearch"
import { type Hits, useHits } from "./useHits"

/** The maximum number of listed hits (docs/specification.md, Search). */
const MAX_HITS = 8

/** A search: the query and its hits. */
export interface Search extends Hits {
  query: string
  setQuery: (query: string) => void
}

/** Searches while the visitor types. */
export const useSearch = (): Search => {
  const [query, setQuery] = useState("")
  return { query, setQuery, ...useHits(loadSearch, query, MAX_HITS) }
}
