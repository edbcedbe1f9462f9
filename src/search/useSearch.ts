import { useEffect, useState } from "react"
import { loadIndex } from "./loadIndex"
import type { SearchHit } from "./searchOptions"
import { type SiteIndex, searchSite } from "./searchSite"

/** The maximum number of listed hits (docs/specification.md, Search). */
const MAX_HITS = 8

/** A search: the query, its hits, and the state of the index. */
export interface Search {
  query: string
  setQuery: (query: string) => void
  hits: readonly SearchHit[]
  state: "loading" | "ready" | "failed"
}

/** Searches while the visitor types. The index is loaded at once and, if that fails, again on the next letter. */
export const useSearch = (): Search => {
  const [query, setQuery] = useState("")
  const [index, setIndex] = useState<SiteIndex>()
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again on each letter
  useEffect(() => {
    if (index) return
    let current = true
    loadIndex().then(
      (loaded) => current && setIndex(loaded),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [index, query])

  const state = index ? "ready" : failed ? "failed" : "loading"
  return { query, setQuery, state, hits: index ? searchSite(index, query, MAX_HITS) : [] }
}
