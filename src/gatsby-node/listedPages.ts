import { contentTypes, type PageType } from "../content/contentTypes"
import { type EntryKey, notFoundSlug } from "../site/entryPaths"
import { type EntryReader, entriesOf } from "./entriesOf"

/** The content types whose entries have pages. */
export const pageTypes = contentTypes.filter((type): type is PageType => type.path !== undefined)

/** Reads the pages of a type that search engines may show: each with its entry and its path. */
export const pagesOf = <Entry extends EntryKey>({ typeName, path }: PageType, reader: EntryReader) =>
  entriesOf<Entry>(typeName, reader)
    .filter(({ slug }) => slug !== notFoundSlug)
    .map((entry) => ({ entry, path: path(entry) }))

interface Entry extends EntryKey {
  seo: { title: string }
  /** The picture's slug. */
  picture?: string
  updated: string
}

/** The data that lists of all pages need about each page. */
interface ListedPage extends Pick<Entry, "slug" | "picture" | "updated"> {
  type: PageType
  path: string
  title: string
}

/**
 * Filled in createPages, and read by the sitemap's query and in onPostBuild: Gatsby has no way to pass data between
 * these steps.
 */
let listed: readonly ListedPage[] = []

/** Data of each listed page, collected in createPages so that no list reads all entries again. */
export const cachePages = (reader: EntryReader) => {
  listed = pageTypes.flatMap((type) =>
    pagesOf<Entry>(type, reader).map(({ entry: { slug, seo, picture, updated }, path }) => ({
      type,
      slug,
      path,
      title: seo.title,
      picture,
      updated,
    })),
  )
}

/** Every page that search engines may show. */
export const listedPages = () => listed
