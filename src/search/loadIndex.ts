import MiniSearch from "minisearch"
import { once } from "../site/once"
import { indexPath, type SearchDocument, searchOptions } from "./searchOptions"
import type { SiteIndex } from "./searchSite"

const fetchIndex = async (): Promise<SiteIndex> => {
  const answer = await fetch(indexPath)
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  return MiniSearch.loadJSON<SearchDocument>(await answer.text(), searchOptions)
}

/**
 * Loads the index of the site, once for all callers; after a failure the next call tries again.
 * @throws TypeError or Error (by rejection) if it cannot be loaded
 */
export const loadIndex = once(fetchIndex)
