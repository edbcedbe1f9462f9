import type { CreateResolversArgs } from "gatsby"
import sharp from "sharp"
import type { ImageNode, ResolveInfo } from "./cacheImages"
import { expectTarget } from "./expectTarget"

/** The marks of photos that are stored on their side, as in Exif. */
const firstSideways = 5

/**
 * Keeps a phone's portrait photo whole. Phones store it on its side, with a mark that says how to turn it.
 * gatsby-plugin-sharp turns it, but crops it to the shape that it has before.
 */
export const uprightImages = ({ createResolvers, getNode }: CreateResolversArgs) =>
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve: async (source: ImageNode, args: object, context: unknown, info: ResolveInfo) => {
          const resolve = expectTarget(info.originalResolver, "the resolver of gatsbyImageData")
          const { orientation = 1, autoOrient } = await sharp(String(getNode(source.parent)?.absolutePath)).metadata()
          const aspectRatio = orientation < firstSideways ? undefined : autoOrient.width / autoOrient.height
          return resolve(source, { ...args, aspectRatio }, context, info)
        },
      },
    },
  })
