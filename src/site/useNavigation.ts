import { graphql, useStaticQuery } from "gatsby"

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
        footerTitle
        footer {
          label
          to
        }
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
  return navigation
}

/** The groups of services that a menu shows. */
export const useServiceGroups = (menu: Queries.NavigationGroupMenu) =>
  useNavigation().groups.filter((group) => group.menu === menu)
