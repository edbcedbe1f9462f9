import type { GatsbyCache, Node } from "gatsby"
import { readNodeIds } from "./nodeIds"

/** The part of the context of Gatsby's resolvers that is used here; Gatsby types it as `any`. */
export interface QueryContext {
  /**
   * The path of the page that runs the query, which depends on what is found. If Gatsby renames it, pages stay as they
   * were after an edit, and `editedContent.e2e.ts` fails.
   */
  path?: string
  nodeModel: {
    getNodeById: (args: { id: string; type: string }, dependency: { path?: string }) => Node | null
    findOne: (
      args: { type: string; query: { filter: Record<string, { eq: string }> } },
      dependency: { path?: string },
    ) => Promise<Node | null>
    findRootNodeAncestor: (source: object, is: (node: Node) => boolean) => Node | null
  }
}

/**
 * Makes a function that finds a node of a type by a key, using cached ids (`cacheNodeIds`). A search would make each of
 * Gatsby's processes read every node of the type, which after an edit takes longer than the rest of a page's work.
 * @param type the GraphQL type of the nodes
 * @param key the field that identifies them, such as an entry's slug
 */
export const findNode = (type: string, key: string, cache: GatsbyCache) => {
  let cached: Promise<Map<string, string>> | undefined
  return async (value: string, { nodeModel, path }: QueryContext) => {
    cached ??= readNodeIds(type, cache)
    const ids = await cached
    const known = nodeModel.getNodeById({ id: ids.get(value) ?? "", type }, { path })
    if (known?.[key] === value) return known
    // In the live preview nodes may have been added since the ids were cached.
    const found = await nodeModel.findOne({ type, query: { filter: { [key]: { eq: value } } } }, { path })
    if (found) ids.set(value, found.id)
    return found
  }
}
