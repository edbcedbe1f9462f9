import { publish } from "./publish"
import { siteUrl } from "./readSite"

/** Writes /robots.txt: crawlers may read all pages but not the mail endpoint, and there is a sitemap. */
export const writeRobots = () =>
  publish("/robots.txt", `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl()}/sitemap-index.xml\n`)
