import { dataFilesIn, targetsOf } from "./checkContent"
import type { Targets } from "./checkFields"
import { keyOf } from "./checkFiles"
import { contentTypeOf } from "./contentTypes"
import { readDataFile } from "./readDataFile"

/**
 * What the data of a project can refer to: slugs by content type, and addresses. Invalid JSON is skipped.
 * @param root the folder that holds `data/`
 */
export const targetsIn = (root: string): Targets =>
  targetsOf(
    dataFilesIn(root)
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => {
        const type = contentTypeOf(file)
        const data = type && readDataFile(root, `data/${file}`)
        return type && data && !("issues" in data) ? [{ type, key: keyOf(data) }] : []
      }),
  )
