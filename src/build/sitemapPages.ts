import type { CreateResolversArgs } from "gatsby"
import { listedPages } from "./listedPages"

/** The pages of lists, which change with what they list: their slug, and the type of that. */
const lists: Record<string, string> = { services: "Service", blogs: "Post", career: "Job" }

const newest = (days: readonly string[]) => days.toSorted().at(-1)

/** Every page that search engines may show, with its last change as its data file tells it. */
const sitemapPages = () => {
  const pages = listedPages()
  const newestOf = (typeName: string) =>
    newest(pages.flatMap((page) => (page.typeName === typeName ? page.updated : [])))
  return pages.map(({ slug, updated, typeName, path }) => {
    const list = typeName === "Page" ? lists[slug] : undefined
    return { path, lastmod: newest([updated, (list && newestOf(list)) ?? ""]) }
  })
}

/** Adds the pages of the sitemap to what can be asked for: gatsby-plugin-sitemap knows pages from a query only. */
export const offerSitemapPages = ({ createResolvers }: CreateResolversArgs) =>
  createResolvers({ Query: { sitemapPages: { type: "JSON!", resolve: sitemapPages } } })
