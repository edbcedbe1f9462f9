import { fetchFile } from "../site/fetchFile"
import { once } from "../site/once"
import { type CutList, partLoader, partOf } from "./cutList"
import { pagesPath, type SearchHit } from "./searchOptions"

/** The list of all pages, or on a large site where to find it: sorted by address, in small letters. */
const loadList = once(() => fetchFile<readonly SearchHit[] | CutList<string>>(pagesPath))

/**
 * Loads the pages of the site; on a large site only those whose addresses come next to one in the alphabet. After a
 * failure the next call tries again.
 * @param path an address, decoded
 * @throws TypeError or Error (by rejection) if they cannot be loaded
 */
export const loadPages = async (path: string) => {
  const list = await loadList()
  return "firsts" in list ? partLoader<SearchHit>(list)(partOf(list, path.toLowerCase())) : list
}
