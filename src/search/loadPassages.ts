import { fetchFile } from "../site/fetchFile"
import { once } from "../site/once"
import { type Passage, passagesOf } from "./passagesOf"

const loads = new Map<string, () => Promise<readonly Passage[]>>()

/**
 * Loads the texts of a page, once; after a failure the next call tries again. They are in the file that a link to the page
 * prefetches.
 * @throws TypeError or Error (by rejection) if they cannot be loaded
 */
export const loadPassages = (path: string) => {
  const folder = path === "/" ? "/index" : path
  const load =
    loads.get(path) ??
    once(async () => {
      const { result } = await fetchFile<{ result: { data: unknown } }>(`/page-data${folder}/page-data.json`)
      return passagesOf(result.data)
    })
  loads.set(path, load)
  return load()
}
