import type { Node } from "gatsby"

/** The part of Gatsby's node model that is used here; gatsby types the context of resolvers as `any`. */
interface ReferenceContext {
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
 * Makes the resolver of a field that names entries of a kind by slug, one or a list of them.
 * Each is looked up by itself, so that a page depends on the entries it shows. Gatsby's `@link(by: "slug")` looks a
 * list up as a whole, after which every page that has one depends on every entry of that kind: one edited service
 * would run the queries of all services again. An entry that was found once is taken by its id, without a search.
 * @param type the GraphQL type of the entries
 */
export const resolveReferences = (type: string) => {
  const ids = new Map<string, string>()
  return (
    source: Record<string, string | string[] | undefined>,
    _args: unknown,
    { nodeModel, path }: ReferenceContext,
    { fieldName }: { fieldName: string },
  ) => {
    const find = async (slug: string) => {
      const known = nodeModel.getNodeById({ id: ids.get(slug) ?? "", type }, { path })
      if (known?.slug === slug) return known
      const found = await nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } }, { path })
      if (found) ids.set(slug, found.id)
      return found
    }
    const slugs = source[fieldName]
    if (slugs === undefined) return null
    return Array.isArray(slugs) ? Promise.all(slugs.map(find)) : find(slugs)
  }
}
