import type { GatsbyCache, Node } from "gatsby"
import { recallIds } from "./entryIds"

/** The part of the context of Gatsby's resolvers that is used here; Gatsby types it as `any`. */
export interface QueryContext {
  /** The path of the page that asks. */
  path?: string
  nodeModel: {
    getNodeById: (args: { id: string; type: string }, dependency: { path?: string }) => Node | null
    findOne: (
      args: { type: string; query: { filter: { slug: { eq: string } } } },
      dependency: { path?: string },
    ) => Promise<Node | null>
  }
}

/**
 * Makes what finds the entries of a kind by slug. They are taken by their ids: to search for one, Gatsby reads every entry
 * of the kind in each of its processes, which after an edit takes longer than all else that its page needs.
 * @param type the GraphQL type of the entries
 */
export const findEntry = (type: string, cache: GatsbyCache) => {
  let recalled: Promise<Map<string, string>> | undefined
  return async (slug: string, { nodeModel, path }: QueryContext) => {
    recalled ??= recallIds(type, cache)
    const ids = await recalled
    const known = nodeModel.getNodeById({ id: ids.get(slug) ?? "", type }, { path })
    if (known?.slug === slug) return known
    // The live preview knows entries that have come since.
    const found = await nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } }, { path })
    if (found) ids.set(slug, found.id)
    return found
  }
}
