import { createHash } from "node:crypto"
import type { CreatePagesArgs } from "gatsby"
import MiniSearch from "minisearch"
import { indexPath, processTerm, searchOptions } from "../../search/searchOptions"
import { isPublished, publish } from "../publish"
import { searchDocuments } from "./searchDocuments"

/** Processes a word as the search does, but each word only once: pages share most of their words. */
const cacheTerms = () => {
  const known = new Map<string, string | undefined>()
  return (term: string) => {
    if (!known.has(term)) known.set(term, processTerm(term))
    return known.get(term)
  }
}

/** The cache key of the hash of the documents in the last index. */
const cacheKey = "search index"

/**
 * Writes the index that the search loads on its first use, unless it is up to date, as after an edit of text that is
 * not searched. It is made along with the pages, not after the build, so that the live preview has it too.
 */
export const writeSearchIndex = async (args: CreatePagesArgs) => {
  const documents = searchDocuments(args)
  const made = createHash("sha1").update(JSON.stringify(documents)).digest("base64")
  if (isPublished(indexPath) && made === (await args.cache.get(cacheKey))) return
  const index = new MiniSearch({ ...searchOptions, processTerm: cacheTerms() })
  index.addAll(documents)
  publish(indexPath, JSON.stringify(index))
  await args.cache.set(cacheKey, made)
}
