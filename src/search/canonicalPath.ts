import { loadPages } from "./loadPages"

/**
 * The path of the page whose address is the same except for capitals; undefined if there is none.
 * @param path the path that was typed, decoded
 * @throws Error (by rejection) if the list of pages cannot be loaded
 */
export const canonicalPath = async (path: string) => {
  const typed = path.toLowerCase()
  return (await loadPages(path)).find((page) => page.path.toLowerCase() === typed)?.path
}
