import MiniSearch from "minisearch"
import { fetchFile } from "../site/fetchFile"
import { once } from "../site/once"
import { type SearchFile, searchDocuments } from "./searchFile"
import { indexPath, type SearchDocument, searchOptions } from "./searchOptions"
import type { SiteIndex } from "./searchSite"

/** How many documents are indexed at a time, so that the browser can respond in between. */
const CHUNK_SIZE = 40

/** Makes the index of a search file. */
export const indexOf = async (file: SearchFile): Promise<SiteIndex> => {
  const index = new MiniSearch<SearchDocument>(searchOptions)
  await index.addAllAsync(searchDocuments(file), { chunkSize: CHUNK_SIZE })
  return index
}

/**
 * Loads the index of the site, once for all callers; after a failure the next call tries again.
 * @throws TypeError or Error (by rejection) if it cannot be loaded
 */
export const loadIndex = once(async () => indexOf(await fetchFile<SearchFile>(indexPath)))
