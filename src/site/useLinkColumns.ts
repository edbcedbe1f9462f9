import { servicePath } from "./servicePath"
import { useNavigation } from "./useNavigation"

/**
 * Columns of links: the site's own pages, then the services of each group of a menu.
 * @param menu the menu whose groups are wanted
 */
export const useLinkColumns = (menu: "header" | "footer") => {
  const { footerTitle, footer, groups } = useNavigation()
  const services = groups
    .filter((group) => group.menu === menu)
    .map((group) => ({
      id: group.id as string,
      title: group.title,
      links: group.services.map((service) => ({ label: service.name, to: servicePath(service) })),
    }))
  return [{ id: "site", title: footerTitle, links: footer }, ...services]
}
