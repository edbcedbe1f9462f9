import { graphql } from "gatsby"
import type { Service } from "schema-dts"
import { servicePath } from "../../site/entryPaths"
import type { Site } from "../../site/useSite"
import { organizationBrief } from "./organization"

/**
 * What a service page offers.
 * @param countries the countries whose students are served, as the footer names them
 */
export const service = (
  site: Site,
  { slug, name, subheading, summary }: Queries.OfferedServiceFragment,
  countries: readonly string[],
) =>
  ({
    "@type": "Service",
    "@id": `${site.url}${servicePath({ slug })}#service`,
    name,
    description: subheading ?? summary,
    url: `${site.url}${servicePath({ slug })}`,
    provider: organizationBrief(site),
    areaServed: countries.map((country) => ({ "@type": "AdministrativeArea" as const, name: country })),
  }) satisfies Service

export const serviceFragment = graphql`
  fragment OfferedService on Service {
    slug
    name
    subheading
    summary
  }
`
