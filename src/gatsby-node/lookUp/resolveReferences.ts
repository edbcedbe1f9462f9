import type { GatsbyCache } from "gatsby"
import { isHidden } from "../../content/isHidden"
import { findNode, type QueryContext } from "./findNode"

/**
 * Makes the resolver of a field that names entries of a type by slug, one or a list of them; a list leaves out those
 * whose pages are hidden. Each entry is looked up
 * separately, so that a page depends only on the entries it shows. Gatsby's `@link(by: "slug")` makes every page with a
 * list depend on all entries of the type, so one edited service would rerun the queries of all services.
 * @param type the GraphQL type of the entries
 */
export const resolveReferences = (type: string, cache: GatsbyCache) => {
  const find = findNode(type, "slug", cache)
  const findShown = async (slugs: readonly string[], context: QueryContext) => {
    const found = await Promise.all(slugs.map((slug) => find(slug, context)))
    return found.filter((entry) => !isHidden(entry))
  }
  return (
    source: Record<string, string | string[] | undefined>,
    _args: unknown,
    context: QueryContext,
    { fieldName }: { fieldName: string },
  ) => {
    const slugs = source[fieldName]
    if (slugs === undefined) return null
    return Array.isArray(slugs) ? findShown(slugs, context) : find(slugs, context)
  }
}
