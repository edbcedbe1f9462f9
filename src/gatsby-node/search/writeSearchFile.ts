import { rmSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { indexPath, pagesPath, partsFolder } from "../../search/searchOptions"
import { hitOf } from "../../search/searchSite"
import type { EntryReader } from "../entriesOf"
import { publicFolder, publish } from "../publish"
import { publishParts } from "./publishParts"
import { searchFileOf } from "./searchFileOf"

/** The most that the search may load for its first hit, in bytes as a host sends them. */
const MAX_SEARCH_BYTES = 300_000

/** Deletes what an earlier build wrote. */
export const removeSearchFiles = () => {
  for (const place of [indexPath, pagesPath, partsFolder])
    rmSync(path.join(publicFolder, place), { recursive: true, force: true })
}

/**
 * Writes what the search loads on its first use, and the list of pages from it for unknown addresses; in parts, if it is
 * too large to load at once.
 */
export const writeSearchFile = (reader: EntryReader) => {
  removeSearchFiles()
  const file = searchFileOf(reader)
  const text = JSON.stringify(file)
  if (gzipSync(text).length > MAX_SEARCH_BYTES) return publishParts(file)
  publish(indexPath, text)
  publish(pagesPath, JSON.stringify(file.pages.map(hitOf)))
}
