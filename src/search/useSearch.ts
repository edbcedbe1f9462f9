import { useEffect, useState } from "react"
import { loadSearch } from "./loadSearch"
import type { SearchHit } from "./searchOptions"

/** The maximum number of listed hits (docs/specification.md, Search). */
const MAX_HITS = 8

/** A search: the query, the last answer, and whether there is one. */
export interface Search {
  query: string
  setQuery: (query: string) => void
  /** The query that the hits answer; another one than the present while its answer is not there yet. */
  answered: string
  hits: readonly SearchHit[]
  state: "loading" | "ready" | "failed"
}

/** Searches while the visitor types. What it needs is loaded at once and, if that fails, again on the next letter. */
export const useSearch = (): Search => {
  const [query, setQuery] = useState("")
  const [answer, setAnswer] = useState<Pick<Search, "answered" | "hits">>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let current = true
    const search = async () => {
      try {
        const hits = await (await loadSearch())(query, MAX_HITS)
        if (!current) return
        setAnswer({ answered: query, hits })
        setFailed(false)
      } catch {
        if (current) setFailed(true)
      }
    }
    void search()
    return () => {
      current = false
    }
  }, [query])

  const state = failed ? "failed" : answer ? "ready" : "loading"
  return { query, setQuery, state, answered: answer?.answered ?? query, hits: answer?.hits ?? [] }
}
