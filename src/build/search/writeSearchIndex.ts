import type { CreatePagesArgs } from "gatsby"
import MiniSearch from "minisearch"
import { indexPath } from "../../search/indexPath"
import { searchOptions } from "../../search/searchOptions"
import { publish } from "../publish"
import { searchDocuments } from "./searchDocuments"

/**
 * Writes the index that the search loads on its first use. It is made with the pages, not after the build, so that the
 * live preview has it too.
 */
export const writeSearchIndex = (args: CreatePagesArgs) => {
  const index = new MiniSearch(searchOptions)
  index.addAll(searchDocuments(args))
  publish(indexPath, JSON.stringify(index))
}
