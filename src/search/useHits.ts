import { useEffect, useState } from "react"
import type { SearchHit } from "./searchOptions"
import type { SiteSearch } from "./searchSite"

/** The last answer to a query, and whether there is one. */
export interface Hits {
  hits: readonly SearchHit[]
  /** The query that the hits answer; another one than the present while its answer is not there yet. */
  answered: string
  state: "loading" | "ready" | "failed"
}

const none: readonly SearchHit[] = []

/**
 * Searches for a query whenever it changes. What the search needs is loaded at once and, if that fails, again with the
 * next query.
 * @param load loads the search; must be the same function each time
 * @param limit the maximum number of hits
 * @param servicesOnly whether only pages of services are found
 */
export const useHits = (load: () => Promise<SiteSearch>, query: string, limit: number, servicesOnly = false): Hits => {
  const [answer, setAnswer] = useState<Pick<Hits, "answered" | "hits">>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let current = true
    const search = async () => {
      try {
        const hits = await (await load())(query, limit, servicesOnly)
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
  }, [load, query, limit, servicesOnly])

  const state = failed ? "failed" : answer ? "ready" : "loading"
  return { state, answered: answer?.answered ?? query, hits: answer?.hits ?? none }
}
