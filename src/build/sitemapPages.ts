import type { CreateResolversArgs } from "gatsby"
import { contentTypes } from "../content/contentTypes"
import { listedPages } from "./listedPages"

/** The type of what a page lists: the page changes with it. */
const listedOn = (slug: string) => contentTypes.find(({ list }) => list === slug)?.typeName

const newest = (days: readonly string[]) => days.toSorted().at(-1)

/** Every page that search engines may show, with its last change as its data file tells it. */
const sitemapPages = () => {
  const pages = listedPages()
  const newestOf = (typeName: string) =>
    newest(pages.flatMap((page) => (page.typeName === typeName ? page.updated : [])))
  return pages.map(({ slug, updated, typeName, path }) => {
    const list = typeName === "Page" ? listedOn(slug) : undefined
    return { path, lastmod: newest([updated, (list && newestOf(list)) ?? ""]) }
  })
}

/** Adds the pages of the sitemap to what can be asked for: gatsby-plugin-sitemap knows pages from a query only. */
export const offerSitemapPages = ({ createResolvers }: CreateResolversArgs) =>
  createResolvers({ Query: { sitemapPages: { type: "JSON!", resolve: sitemapPages } } })
