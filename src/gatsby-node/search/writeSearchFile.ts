import { rmSync } from "node:fs"
import path from "node:path"
import { addressedHits } from "../../search/searchFile"
import { indexPath, pagesPath, partsFolder } from "../../search/searchOptions"
import type { EntryReader } from "../entriesOf"
import { publicFolder, publish } from "../publish"
import { publishPageParts, publishParts } from "./publishParts"
import { searchFileOf } from "./searchFileOf"

/**
 * The most characters that a browser loads and indexes at once. It takes a slow phone a third of a second, and they are
 * well below the 300 kB, as a host sends them, that the search may load for its first hit.
 */
const MAX_AT_ONCE = 500_000

/** Deletes what an earlier build wrote. */
export const removeSearchFiles = () => {
  for (const place of [indexPath, pagesPath, partsFolder])
    rmSync(path.join(publicFolder, place), { recursive: true, force: true })
}

/** Writes what the search loads on its first use, and the list of pages for unknown addresses; what is large, in parts. */
export const writeSearchFile = (reader: EntryReader) => {
  removeSearchFiles()
  const file = searchFileOf(reader)
  const pages = addressedHits(file)
  const index = JSON.stringify(file)
  const list = JSON.stringify(pages)
  if (index.length > MAX_AT_ONCE) publishParts(file)
  else publish(indexPath, index)
  if (list.length > MAX_AT_ONCE) publishPageParts(pages)
  else publish(pagesPath, list)
}
