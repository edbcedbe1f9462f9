import { contentTypes, type PageType } from "../content/contentTypes"
import { isHidden } from "../content/isHidden"
import { type EntryKey, notFoundSlug } from "../site/entryPaths"
import { type EntryReader, entriesOf } from "./entriesOf"

/** The content types whose entries have pages. */
export const pageTypes = contentTypes.filter((type): type is PageType => type.path !== undefined)

/** Reads the pages of a type, without the error page: each with its entry and its path. */
export const pagesOf = <Entry extends EntryKey>({ typeName, path }: PageType, reader: EntryReader) =>
  entriesOf<Entry>(typeName, reader)
    .filter(({ slug }) => slug !== notFoundSlug)
    .map((entry) => ({ entry, path: path(entry), hidden: isHidden(entry) }))

interface Entry extends EntryKey {
  seo: { title: string }
  /** The picture's slug. */
  picture?: string
  updated: string
}

/** The data that lists of all pages need about each page. */
interface EntryPage extends Pick<Entry, "slug" | "picture" | "updated"> {
  type: PageType
  path: string
  hidden: boolean
  title: string
}

/**
 * Filled in createPages, and read by the sitemap's query and in onPostBuild: Gatsby has no way to pass data between
 * these steps.
 */
let cached: readonly EntryPage[] = []

/** Data of each page, collected in createPages so that no list reads all entries again. */
export const cachePages = (reader: EntryReader) => {
  cached = pageTypes.flatMap((type) =>
    pagesOf<Entry>(type, reader).map(({ entry: { slug, seo, picture, updated }, path, hidden }) => ({
      type,
      slug,
      path,
      hidden,
      title: seo.title,
      picture,
      updated,
    })),
  )
}

/** Every page of an entry, except the error page. */
export const entryPages = () => cached

/** Every page that search engines may show. */
export const listedPages = () => cached.filter(({ hidden }) => !hidden)
