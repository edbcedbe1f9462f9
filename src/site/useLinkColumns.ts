import { graphql, useStaticQuery } from "gatsby"
import { servicePath } from "./entryPaths"
import { useServiceGroups } from "./useServiceGroups"

/** Columns of links: the site's main pages, then the services of each group that a menu shows. */
export const useLinkColumns = (menu: Queries.NavigationGroupMenu) => {
  const { navigation } = useStaticQuery<Queries.LinkColumnsQuery>(graphql`
    query LinkColumns {
      navigation {
        footerTitle
        footer {
          label
          to
        }
      }
    }
  `)
  const groups = useServiceGroups(menu)
  return [
    { id: "site", title: navigation.footerTitle, links: navigation.footer },
    ...groups.map(({ id, title, services }) => ({
      id,
      title,
      links: services.map((service) => ({ label: service.name, to: servicePath(service) })),
    })),
  ]
}
