import path from "node:path"
import type { BuildArgs, Node } from "gatsby"
import type { EntryKey } from "../../content/contentTypes"
import { contentFolder } from "../contentFolder"
import { entriesOf } from "../entriesOf"
import { listedPages } from "../listedPages"

/** The picture of a page, in the colour that it stands on. */
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

interface Entry extends EntryKey {
  seo: { title: string }
  /** The picture's slug. */
  picture?: string
}

interface PictureEntry extends EntryKey {
  backdrop: string
  /** From the entry's folder. */
  file: string
}

/** The files of all pictures, by their paths. */
const pictureFiles = ({ getNodesByType, getNode }: BuildArgs) =>
  new Map(
    getNodesByType("ImageSharp").map(({ parent }) => {
      const file = getNode(parent ?? "") as Node & { absolutePath: string }
      return [path.resolve(file.absolutePath), file]
    }),
  )

const picturesBySlug = (args: BuildArgs) => {
  const files = pictureFiles(args)
  return new Map(
    entriesOf<PictureEntry>("Picture", args).map(({ slug, backdrop, file: place }): [string, PagePicture] => {
      const file = files.get(path.resolve(contentFolder, "pictures", place))
      // The check has seen the file.
      if (!file) throw new Error(`The picture '${slug}' has no file`)
      return [slug, { backdrop, file }]
    }),
  )
}

/** Every page of the content, with its title and its picture; where it has none, home's. */
export const sharePages = (args: BuildArgs): SharePage[] => {
  const pictures = picturesBySlug(args)
  const pages = listedPages<Entry>(args)
  const home = pages.find(({ path: place }) => place === "/")?.entry.picture
  return pages.map(({ entry, path: place }) => {
    const picture = pictures.get(entry.picture ?? home ?? "")
    if (!picture) throw new Error(`The page ${place} has no picture to be shared with`)
    return { path: place, title: entry.seo.title, picture }
  })
}
