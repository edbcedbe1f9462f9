import { servicePath } from "./entryPaths"
import { useNavigation, useServiceGroups } from "./useNavigation"

/** Columns of links: the site's main pages, then the services of each group that a menu shows. */
export const useLinkColumns = (menu: Queries.NavigationGroupMenu) => {
  const { footerTitle, footer } = useNavigation()
  const groups = useServiceGroups(menu)
  return [
    { id: "site", title: footerTitle, links: footer },
    ...groups.map(({ id, title, services }) => ({
      id,
      title,
      links: services.map((service) => ({ label: service.name, to: servicePath(service) })),
    })),
  ]
}
