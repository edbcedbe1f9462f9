import type { CreateResolversArgs } from "gatsby"
import { findNode, type QueryContext } from "./findNode"

/**
 * Adds a query for services by their slugs. Each is looked up separately, so that a page depends only on those that it
 * shows; a filter of all services would make it depend on all.
 */
export const addServicesBySlug = ({ cache, createResolvers }: CreateResolversArgs) => {
  const find = findNode("Service", "slug", cache)
  createResolvers({
    Query: {
      servicesBySlug: {
        type: "[Service]!",
        args: { slugs: "[String!]" },
        resolve: (_source: unknown, { slugs }: { slugs?: string[] | null }, context: QueryContext) =>
          Promise.all((slugs ?? []).map((slug) => find(slug, context))),
      },
    },
  })
}
