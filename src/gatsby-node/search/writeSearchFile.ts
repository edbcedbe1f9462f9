import type { CreatePagesArgs } from "gatsby"
import { indexPath, pagesPath } from "../../search/searchOptions"
import { hitOf } from "../../search/searchSite"
import { publish } from "../publish"
import { searchFileOf } from "./searchFileOf"

/**
 * Writes what the search loads on its first use, and the list of pages from it for unknown addresses. They are made along
 * with the pages, not after the build, so that the live preview has them too.
 */
export const writeSearchFile = (args: CreatePagesArgs) => {
  const file = searchFileOf(args)
  publish(indexPath, JSON.stringify(file))
  publish(pagesPath, JSON.stringify(file.pages.map(hitOf)))
}
