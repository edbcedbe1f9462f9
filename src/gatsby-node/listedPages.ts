import { contentTypes, type PageType } from "../content/contentTypes"
import { isHidden } from "../content/isHidden"
import { type EntryKey, notFoundSlug, servicesPath } from "../site/entryPaths"
import { type EntryReader, entriesOf } from "./entriesOf"
import { serviceListPages } from "./serviceListPages"

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
interface ContentPage extends Pick<Entry, "picture" | "updated"> {
  path: string
  hidden: boolean
  title: string
  /** Of an entry's page: its slug, and the slug of the page that lists the entries of its type. */
  slug?: string
  list?: string
}

/**
 * Filled in createPages, and read by the sitemap's query and in onPostBuild: Gatsby has no way to pass data between
 * these steps.
 */
let cached: readonly ContentPage[] = []

/** Data of each page, collected in createPages so that no list reads all entries again. */
export const cachePages = (reader: EntryReader) => {
  const entries = pageTypes.flatMap((type) =>
    pagesOf<Entry>(type, reader).map(({ entry: { slug, seo, picture, updated }, path, hidden }) => ({
      slug,
      list: type.list,
      path,
      hidden,
      title: seo.title,
      picture,
      updated,
    })),
  )
  const picture = entries.find(({ path }) => path === servicesPath)?.picture
  cached = [...entries, ...serviceListPages(reader).map((page) => ({ ...page, hidden: false, picture }))]
}

/** Every page that search engines may show. */
export const listedPages = () => cached.filter(({ hidden }) => !hidden)
