import { fetchFile } from "../site/fetchFile"
import { once } from "../site/once"
import { pagesPath, type SearchHit } from "./searchOptions"

/**
 * Loads the list of all pages, once for all callers; after a failure the next call tries again.
 * @throws TypeError or Error (by rejection) if it cannot be loaded
 */
export const loadPages = once(() => fetchFile<readonly SearchHit[]>(pagesPath))
