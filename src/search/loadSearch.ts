import MiniSearch from "minisearch"
import { fetchFile } from "../site/fetchFile"
import { isServicePage } from "../site/isServicePage"
import { once } from "../site/once"
import type { PartedIndex } from "./partedSearch"
import { askedHits, type SearchFile, searchDocuments } from "./searchFile"
import { indexPath, type SearchDocument, searchOptions } from "./searchOptions"
import { type SiteIndex, type SiteSearch, searchSite } from "./searchSite"

/** How many documents are indexed at a time, so that the browser can respond in between. */
const CHUNK_SIZE = 40

/** Makes the index of a search file. */
export const indexOf = async (file: SearchFile): Promise<SiteIndex> => {
  const index = new MiniSearch<SearchDocument>(searchOptions)
  await index.addAllAsync(searchDocuments(file), { chunkSize: CHUNK_SIZE })
  return index
}

/**
 * Loads the search of the site, once for all callers; after a failure the next call tries again.
 * @throws TypeError or Error (by rejection) if it cannot be loaded
 */
export const loadSearch = once(async (): Promise<SiteSearch> => {
  const file = await fetchFile<SearchFile | PartedIndex>(indexPath)
  if ("hits" in file) return (await import(/* webpackChunkName: "parted-search" */ "./partedSearch")).partedSearch(file)
  const index = await indexOf(file)
  const asked = askedHits(file)
  return async (query, limit, servicesOnly) =>
    query.trim() === ""
      ? asked
      : searchSite(index, query, limit, servicesOnly ? ({ path }) => isServicePage(path) : undefined)
})
