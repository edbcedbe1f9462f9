import path from "node:path"
import type { BuildArgs } from "gatsby"
import type { EntryKey } from "../../content/contentTypes"
import { contentFolder } from "../contentFolder"
import { entriesOf } from "../entriesOf"
import { imageFiles } from "../imageFiles"
import { listedPages } from "../listedPages"

/** The picture of a page, in the colour that it is on. */
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
  /** From the entry's folder. */
  file: string
}

const picturesBySlug = (args: BuildArgs) => {
  const files = new Map(imageFiles(args).map((file) => [path.resolve(file.absolutePath), file]))
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
  const pages = listedPages()
  const home = pages.find(({ path: place }) => place === "/")?.picture
  return pages.map(({ path: place, title, picture: own }) => {
    const picture = pictures.get(own ?? home ?? "")
    if (!picture) throw new Error(`The page ${place} has no picture to be shared with`)
    return { path: place, title, picture }
  })
}
