import { readdirSync, rmSync } from "node:fs"
import path from "node:path"
import type { CreateResolversArgs } from "gatsby"
import { listedPages } from "./listedPages"
import { publicFolder, publish } from "./publish"
import { readSite, siteUrl } from "./readSite"
import { robotsText } from "./robots/robotsText"

/** A page of the sitemap with the day of its last change. */
interface SitemapPage {
  path: string
  lastmod: string
}

const newest = (days: readonly string[]) => days.toSorted().at(-1)

/** Every page that search engines may show, with the day of its last change; a list page changes with its entries. */
const sitemapPages = () => {
  const pages = listedPages()
  const lists = new Set(pages.flatMap(({ list }) => list ?? []))
  return pages.map(({ slug, updated, path }) => {
    const entries = slug !== undefined && lists.has(slug) ? pages.filter(({ list }) => list === slug) : []
    return { path, lastmod: newest([updated, ...entries.map((entry) => entry.updated)]) }
  })
}

/** Adds the pages of the sitemap to the GraphQL schema: gatsby-plugin-sitemap reads pages from a query only. */
export const addSitemapPages = ({ createResolvers }: CreateResolversArgs) =>
  createResolvers({ Query: { sitemapPages: { type: "JSON!", resolve: sitemapPages } } })

/**
 * Options of gatsby-plugin-sitemap: the pages of content types, without made-up change frequencies, in several sitemaps
 * if there are more than one may list (50,000, https://www.sitemaps.org/protocol.html#index).
 */
export const sitemapOptions = {
  entryLimit: 45_000,
  query: "{ site { siteMetadata { siteUrl } } sitemapPages }",
  resolvePages: ({ sitemapPages }: { sitemapPages: SitemapPage[] }) => sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
  createLinkInHead: false,
  output: "/",
}

/** Deletes the sitemaps of an earlier build: after one with more of them, some would stay. */
export const removeSitemaps = () => {
  for (const file of readdirSync(publicFolder))
    if (/^sitemap-.+\.xml$/.test(file)) rmSync(path.join(publicFolder, file))
}

/** Writes /robots.txt. */
export const writeRobots = () => publish("/robots.txt", robotsText(siteUrl(), readSite().search.ai))
