import type { Targets } from "./checkAddress"
import { jsonFilesIn, targetOf, targetsOf } from "./checkContent"
import type { Entry } from "./checkFiles"
import { contentTypeOf, contentTypes } from "./contentTypes"
import { readDataFile } from "./readDataFile"

/**
 * The entries of a project. Misplaced files and invalid JSON are skipped.
 * @param root the folder that holds `data/`
 * @param types those whose entries are read
 */
export const readEntries = (root: string, types = contentTypes): Entry[] =>
  jsonFilesIn(root).flatMap((file) => {
    const type = contentTypeOf(file)
    if (!type || !types.includes(type)) return []
    const data = readDataFile(root, `data/${file}`)
    return "issues" in data ? [] : [{ type, data }]
  })

/** What the data of a project can refer to: slugs by content type, and addresses. */
export const targetsIn = (root: string): Targets => targetsOf(readEntries(root).map(targetOf))
