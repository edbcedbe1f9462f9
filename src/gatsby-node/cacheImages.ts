import type { CreateResolversArgs } from "gatsby"
import { expectTarget } from "./expectTarget"

/** A node of gatsby-transformer-sharp. */
export interface ImageNode {
  id: string
  /** The id of its file's node. */
  parent: string
  internal: { contentDigest: string }
}

/** What a resolver gets that replaces another. */
export interface ResolveInfo {
  originalResolver?: (source: ImageNode, args: object, context: unknown, info: ResolveInfo) => unknown
}

/**
 * Computes each variant of a picture once per build.
 * By default gatsby-transformer-sharp hashes the source again for every page and format that shows it.
 */
export const cacheImages = ({ createResolvers }: CreateResolversArgs) => {
  const known = new Map<string, unknown>()
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve: (source: ImageNode, args: object, context: unknown, info: ResolveInfo) => {
          const key = JSON.stringify([source.id, source.internal.contentDigest, args])
          const resolve = expectTarget(info.originalResolver, "the resolver of gatsbyImageData")
          if (!known.has(key)) known.set(key, resolve(source, args, context, info))
          return known.get(key)
        },
      },
    },
  })
}
