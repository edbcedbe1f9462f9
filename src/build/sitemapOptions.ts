/** A page of the sitemap with the day of its last change. */
interface SitemapPage {
  path: string
  lastmod: string
}

/** What gatsby-plugin-sitemap is told: the pages of the content types that have one, and no invented frequencies. */
export const sitemapOptions = {
  query: "{ site { siteMetadata { siteUrl } } sitemapPages }",
  resolvePages: ({ sitemapPages }: { sitemapPages: SitemapPage[] }) => sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
  createLinkInHead: false,
  output: "/",
}
