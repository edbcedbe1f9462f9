import type { BuildArgs } from "gatsby"
import type { EntryKey } from "../../content/contentTypes"
import { type ListedEntries, listedPages, queryListed } from "../listedPages"

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

type Entry = EntryKey & { seo: { title: string }; picture?: PagePicture }

const picture = "picture { backdrop file { absolutePath internal { contentDigest } } }"

const pagesQuery = `{ ${queryListed((shape) => `seo { title } ${"picture" in shape ? picture : ""}`)} }`

const homeQuery = `{ home: page(slug: { eq: "home" }) { ${picture} } }`

/** Every page of the content, with its title and its picture; where it has none, home's. */
export const sharePages = async ({ graphql, reporter }: BuildArgs): Promise<SharePage[]> => {
  const pages = await graphql<ListedEntries<Entry>>(pagesQuery)
  const fixed = await graphql<{ home: { picture: PagePicture } }>(homeQuery)
  const { home } = fixed.data ?? {}
  if (!pages.data || !home) {
    reporter.panicOnBuild("The pages to draw share pictures for could not be read.", pages.errors ?? fixed.errors)
    return []
  }
  return listedPages(pages.data).map(({ entry, path }) => ({
    path,
    title: entry.seo.title,
    picture: entry.picture ?? home.picture,
  }))
}
