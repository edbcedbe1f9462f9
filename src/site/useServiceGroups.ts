import { graphql, useStaticQuery } from "gatsby"

/** The groups of services that a menu shows. A query of its own, so that no page has it in its HTML. */
export const useServiceGroups = (menu: Queries.NavigationGroupMenu) => {
  const { navigation } = useStaticQuery<Queries.ServiceGroupsQuery>(graphql`
    query ServiceGroups {
      navigation {
        groups {
          id
          title
          menu
          services {
            slug
            name
          }
        }
      }
    }
  `)
  return navigation.groups.filter((group) => group.menu === menu)
}
