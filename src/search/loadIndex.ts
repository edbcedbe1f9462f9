import { withPrefix } from "gatsby"
import MiniSearch from "minisearch"
import { indexPath } from "./indexPath"
import { type SearchDocument, searchOptions } from "./searchOptions"
import type { SiteIndex } from "./searchSite"

let loading: Promise<SiteIndex> | undefined

const fetchIndex = async () => {
  const answer = await fetch(withPrefix(indexPath))
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  return MiniSearch.loadJSON<SearchDocument>(await answer.text(), searchOptions)
}

/**
 * Loads the index of the site, once for all who search; after a failure the next call tries again.
 * @throws TypeError or Error (by rejection) where it cannot be fetched
 */
export const loadIndex = () => {
  loading ??= fetchIndex().catch((fault: unknown) => {
    loading = undefined
    throw fault
  })
  return loading
}
