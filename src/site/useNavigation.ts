import { graphql, useStaticQuery } from "gatsby"

/** A group of services, as menus show it. */
export const serviceGroup = graphql`
  fragment ServiceGroup on NavigationGroup {
    id
    title
    menu
    services {
      slug
      name
    }
  }
`

/** The menus, from data/navigation.json. */
export const useNavigation = () => {
  const { navigation } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      navigation {
        servicesLabel
        header {
          label
          to
        }
        action {
          label
          to
        }
        overlay {
          label
          to
        }
        promotion {
          heading
          text
          link {
            label
            to
          }
          picture {
            ...PictureCard
          }
        }
        groups {
          ...ServiceGroup
        }
      }
    }
  `)
  return navigation
}

/** The groups of services that a menu shows. */
export const useServiceGroups = (menu: Queries.NavigationGroupMenu) =>
  useNavigation().groups.filter((group) => group.menu === menu)
