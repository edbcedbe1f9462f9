import type { CreateResolversArgs } from "gatsby"
import type { EntryKey } from "../content/contentTypes"
import type { EntryReader } from "./entriesOf"
import { listedPages } from "./listedPages"

interface Entry extends EntryKey {
  updated: string
}

/** The pages of lists, which change with what they list: their slug, and the type of that. */
const lists: Record<string, string> = { services: "Service", blogs: "Post", career: "Job" }

const newest = (days: readonly string[]) => days.toSorted().at(-1)

/** Every page that search engines may show, with its last change as its data file tells it. */
const sitemapPages = (reader: EntryReader) => {
  const pages = listedPages<Entry>(reader)
  const newestOf = (typeName: string) =>
    newest(pages.flatMap((page) => (page.typeName === typeName ? page.entry.updated : [])))
  return pages.map(({ entry, typeName, path }) => {
    const list = typeName === "Page" ? lists[entry.slug] : undefined
    return { path, lastmod: newest([entry.updated, (list && newestOf(list)) ?? ""]) }
  })
}

/** Adds the pages of the sitemap to what can be asked for: gatsby-plugin-sitemap knows pages from a query only. */
export const offerSitemapPages = ({ createResolvers, getNodesByType }: CreateResolversArgs) =>
  createResolvers({ Query: { sitemapPages: { type: "JSON!", resolve: () => sitemapPages({ getNodesByType }) } } })
