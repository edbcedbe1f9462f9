import type { CreatePagesArgs } from "gatsby"
import { indexPath } from "../../search/searchOptions"
import { publish } from "../publish"
import { searchFileOf } from "./searchFileOf"

/**
 * Writes what the search loads on its first use. It is made along with the pages, not after the build, so that the live
 * preview has it too.
 */
export const writeSearchFile = (args: CreatePagesArgs) => publish(indexPath, JSON.stringify(searchFileOf(args)))
