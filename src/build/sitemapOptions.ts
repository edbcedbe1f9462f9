import type { EntryKey } from "../content/contentTypes"
import { type ListedEntries, listedPages, queryListed } from "./listedPages"

interface Entry extends EntryKey {
  updated: string
}

/** A page of the sitemap with the day of its last change. */
interface SitemapPage {
  path: string
  lastmod: string | undefined
}

/** The pages of lists, which change with what they list: their slug, and the type of that. */
const lists: Record<string, string> = { services: "Service", blogs: "Post", career: "Job" }

const query = `{
  site { siteMetadata { siteUrl } }
  ${queryListed(() => "updated")}
}`

const newest = (entries: readonly Entry[]) =>
  entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1)

/** Every page that search engines may show, with its last change as its data file tells it. */
const resolvePages = (answer: ListedEntries<Entry>): SitemapPage[] =>
  listedPages(answer).map(({ entry, typeName, path }) => {
    const list = typeName === "Page" ? lists[entry.slug] : undefined
    const shown = list ? (answer[list]?.nodes ?? []) : []
    return { path, lastmod: newest([entry, ...shown]) }
  })

/** What gatsby-plugin-sitemap is told: the pages of the content types that have one, and no invented frequencies. */
export const sitemapOptions = {
  query,
  resolvePages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
  createLinkInHead: false,
  output: "/",
}
