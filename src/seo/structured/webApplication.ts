import { graphql } from "gatsby"
import type { WebApplication } from "schema-dts"
import { toolPath } from "../../site/entryPaths"
import type { Site } from "../../site/useSite"
import { organizationBrief } from "./organization"

/** A tool for readers, by what its page says of it. */
export const webApplication = (site: Site, { slug, name, summary }: Queries.WebApplicationFragment) => {
  const address = `${site.url}${toolPath({ slug })}`
  return {
    "@type": "WebApplication",
    "@id": `${address}#tool`,
    name,
    description: summary,
    url: address,
    mainEntityOfPage: { "@id": `${address}#page` },
    applicationCategory: "EducationalApplication",
    browserRequirements: "JavaScript",
    isAccessibleForFree: true,
    inLanguage: site.language,
    provider: organizationBrief(site),
  } satisfies WebApplication
}

export const webApplicationFragment = graphql`
  fragment WebApplication on Tool {
    slug
    name
    summary
  }
`
