/** A page of the sitemap with the day of its last change. */
interface SitemapPage {
  path: string
  lastmod: string
}

/** Options of gatsby-plugin-sitemap: the pages of the content types that have pages, without invented change frequencies. */
export const sitemapOptions = {
  query: "{ site { siteMetadata { siteUrl } } sitemapPages }",
  resolvePages: ({ sitemapPages }: { sitemapPages: SitemapPage[] }) => sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
  createLinkInHead: false,
  output: "/",
}
