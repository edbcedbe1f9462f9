import { servicePath } from "./entryPaths"
import { fill } from "./fill"
import { useNavigation, useServiceGroups } from "./useNavigation"
import { useSite } from "./useSite"

/** Columns of links: the site's main pages, then the services of each group that a menu shows. */
export const useLinkColumns = (menu: Queries.NavigationGroupMenu) => {
  const { brand } = useSite()
  const { footerTitle, footer } = useNavigation()
  const groups = useServiceGroups(menu)
  return [
    { id: "site", title: fill(footerTitle, { brand }), links: footer },
    ...groups.map(({ id, title, services }) => ({
      id,
      title,
      links: services.map((service) => ({ label: service.name, to: servicePath(service) })),
    })),
  ]
}
