import { useEffect, useState } from "react"
import { loadIndex } from "./loadIndex"
import type { SearchHit } from "./searchOptions"
import { type SiteIndex, searchSite } from "./searchSite"

/** The most hits that are listed. */
const MAX_HITS = 8

/** A search: the query, its hits, and the state of the index. */
export interface Search {
  query: string
  setQuery: (query: string) => void
  hits: readonly SearchHit[]
  state: "loading" | "ready" | "failed"
}

/** Searches as one types; the index is loaded at the start, and again on the next letter if that failed. */
export const useSearch = (): Search => {
  const [query, setQuery] = useState("")
  const [index, setIndex] = useState<SiteIndex>()
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter is a reason to try again
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
