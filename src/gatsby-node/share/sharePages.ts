import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import type { EntryKey } from "../../site/entryPaths"
import { contentFolder } from "../contentFolder"
import { entriesOf } from "../entriesOf"
import { imageFiles } from "../imageFiles"
import { listedPages } from "../listedPages"

/** The picture of a page, and the colour behind it. */
export interface PagePicture {
  backdrop: string
  file: { absolutePath: string; internal: { contentDigest: string } }
}

/** A page that can be shared. */
export interface SharePage {
  path: string
  title: string
  picture: PagePicture
}

interface PictureEntry extends EntryKey {
  backdrop: string
  /** Path relative to the entry's folder. */
  file: string
}

/** The part of Gatsby's API that reads entries and the files of pictures. */
type PictureReader = Pick<NodePluginArgs, "getNodesByType" | "getNode">

const picturesBySlug = (args: PictureReader) => {
  const files = new Map(imageFiles(args).map((file) => [path.resolve(file.absolutePath), file]))
  return new Map(
    entriesOf<PictureEntry>("Picture", args).map(({ slug, backdrop, file: place }): [string, PagePicture] => {
      const file = files.get(path.resolve(contentFolder, "pictures", place))
      // The check of the data has made sure that the file exists.
      if (!file) throw new Error(`The picture '${slug}' has no file`)
      return [slug, { backdrop, file }]
    }),
  )
}

/** Every page that is not hidden, with its title and its picture; the home page's picture if it has none. */
export const sharePages = (args: PictureReader): SharePage[] => {
  const pictures = picturesBySlug(args)
  const pages = listedPages()
  const home = pages.find(({ path: place }) => place === "/")?.picture
  return pages.map(({ path: place, title, picture: own }) => {
    const picture = pictures.get(own ?? home ?? "")
    if (!picture) throw new Error(`The page ${place} has no picture to show in link previews`)
    return { path: place, title, picture }
  })
}
