import { type ComponentType, createContext, type PropsWithChildren } from "react"
import { fetchFile } from "../../site/fetchFile"
import { once } from "../../site/once"
import type { PageData, QueryResults } from "./PageData"

/** Records while a page is rendered which query results an island reads (`inlinePageData`); browsers have none. */
export const ReadsOf = createContext<ComponentType<PropsWithChildren<{ island: string }>> | null>(null)

/** Loads the results of each island; empty where all results are there. */
let loaders: Record<string, readonly (() => Promise<void>)[]> = {}

/** Loads a result from where Gatsby has published it, unless Gatsby has loaded it meanwhile for another page. */
const loadResult = async (hash: string, results: QueryResults) => {
  if (hash in results) return
  results[hash] = await fetchFile(`/page-data/sq/d/${hash}.json`)
}

/**
 * Says which results are not in the page.
 * @param results the object that `useStaticQuery` reads, to which they are added
 */
export const expectLateResults = (late: PageData["late"], results: QueryResults) => {
  const hashes = new Set(Object.values(late).flat())
  const loaderOf = new Map([...hashes].map((hash) => [hash, once(() => loadResult(hash, results))]))
  loaders = Object.fromEntries(
    Object.entries(late).map(([island, own]) => [island, own.flatMap((hash) => loaderOf.get(hash) ?? [])]),
  )
}

/**
 * Loads the query results that are not in the page, for a part that the HTML is without.
 * @throws TypeError or Error (by rejection) if one cannot be loaded; the next call tries again
 */
export const loadAllLateResults = async () => {
  await Promise.all(Object.keys(loaders).map(loadLateResults))
}

/**
 * Loads the query results that an island needs before it can hydrate.
 * @throws TypeError or Error (by rejection) if one cannot be loaded; the next call tries again
 */
export const loadLateResults = async (island: string) => {
  await Promise.all((loaders[island] ?? []).map((load) => load()))
}
