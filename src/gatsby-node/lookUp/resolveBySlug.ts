import type { CreateResolversArgs } from "gatsby"
import { contentTypes, isFolder, queryName } from "../../content/contentTypes"
import { findNode, type QueryContext } from "./findNode"

interface ResolveInfo<Args> {
  originalResolver: (source: unknown, args: Args, context: QueryContext, info: ResolveInfo<Args>) => unknown
}

type Filter = Record<string, Record<string, string>>

/** The slug that a query filters by, if it filters by nothing else. */
const slugIn = ({ slug, ...others }: Filter) =>
  slug && Object.keys({ ...slug, ...others }).length === 1 ? slug.eq : undefined

/** Makes queries for one entry by its slug, such as page queries, find it without a search (`findNode`). */
export const resolveBySlug = ({ cache, createResolvers }: CreateResolversArgs) =>
  createResolvers({
    Query: Object.fromEntries(
      contentTypes.filter(isFolder).map(({ typeName }) => {
        const find = findNode(typeName, "slug", cache)
        return [
          queryName(typeName),
          {
            resolve: (source: unknown, args: Filter, context: QueryContext, info: ResolveInfo<Filter>) => {
              const slug = slugIn(args)
              return slug === undefined ? info.originalResolver(source, args, context, info) : find(slug, context)
            },
          },
        ]
      }),
    ),
  })
