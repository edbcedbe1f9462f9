import { jsonFilesIn } from "./checkContent"
import type { Entry } from "./checkFiles"
import { contentTypeOf } from "./contentTypes"
import { readDataFile } from "./readDataFile"

/**
 * Every entry of a project. Misplaced files and invalid JSON are skipped.
 * @param root the folder that holds `data/`
 */
export const readEntries = (root: string): Entry[] =>
  jsonFilesIn(root).flatMap((file) => {
    const type = contentTypeOf(file)
    const data = type && readDataFile(root, `data/${file}`)
    return type && data && !("issues" in data) ? [{ type, data }] : []
  })
