import MiniSearch from "minisearch"
import { loadIndex } from "./loadIndex"

/**
 * The path of the page whose address is the same except for capitals; undefined if there is none.
 * @param path the path that was typed, decoded
 * @throws Error (by rejection) if the index cannot be loaded
 */
export const canonicalPath = async (path: string) => {
  const typed = path.toLowerCase()
  const index = await loadIndex()
  return index.search(MiniSearch.wildcard).find((page) => page.path.toLowerCase() === typed)?.path as string | undefined
}
