import { graphql } from "gatsby"
import { servicePath } from "./entryPaths"
import { fill } from "./fill"

/** The site's main pages. */
export const ownLinks = graphql`
  fragment OwnLinks on Navigation {
    footerTitle
    footer {
      label
      to
    }
  }
`

/** Columns of links: the site's main pages, then the services of each group. */
export const linkColumns = (
  { footerTitle, footer }: Queries.OwnLinksFragment,
  groups: readonly Queries.ServiceGroupFragment[],
  brand: string,
) => [
  { id: "site", title: fill(footerTitle, { brand }), links: footer },
  ...groups.map(({ id, title, services }) => ({
    id: id as string,
    title,
    links: services.map((service) => ({ label: service.name, to: servicePath(service) })),
  })),
]
