import type { CreatePagesArgs } from "gatsby"
import MiniSearch from "minisearch"
import { indexPath } from "../../search/indexPath"
import { processTerm, searchOptions } from "../../search/searchOptions"
import { publish } from "../publish"
import { searchDocuments } from "./searchDocuments"

/** Looks a word up as the search does, but each word only once: the pages share most of theirs. */
const rememberTerms = () => {
  const known = new Map<string, string | undefined>()
  return (term: string) => {
    if (!known.has(term)) known.set(term, processTerm(term))
    return known.get(term)
  }
}

/**
 * Writes the index that the search loads on its first use. It is made with the pages, not after the build, so that the
 * live preview has it too.
 */
export const writeSearchIndex = (args: CreatePagesArgs) => {
  const index = new MiniSearch({ ...searchOptions, processTerm: rememberTerms() })
  index.addAll(searchDocuments(args))
  publish(indexPath, JSON.stringify(index))
}
