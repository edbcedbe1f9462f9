import MiniSearch from "minisearch"
import { loadIndex } from "./loadIndex"

/**
 * The page whose address is the same but for capitals, as its own path; undefined where there is none.
 * @param path the path that was typed, decoded
 * @throws Error (by rejection) where the index cannot be fetched
 */
export const canonicalPath = async (path: string) => {
  const typed = path.toLowerCase()
  const index = await loadIndex()
  return index.search(MiniSearch.wildcard).find((page) => page.path.toLowerCase() === typed)?.path as string | undefined
}
