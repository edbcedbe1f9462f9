import type { BuildArgs } from "gatsby"
import { publish } from "./publish"

/** Writes /robots.txt: crawlers may read all pages but not the mail endpoint, and there is a sitemap. */
export const writeRobots = async ({ graphql, reporter }: BuildArgs) => {
  const { data, errors } = await graphql<{ site: { siteMetadata: { siteUrl: string } } }>(
    "{ site { siteMetadata { siteUrl } } }",
  )
  if (errors || !data) return reporter.panicOnBuild("The site's address could not be read.", errors)
  const { siteUrl } = data.site.siteMetadata
  publish("/robots.txt", `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`)
}
