import { graphql, useStaticQuery } from "gatsby"

/** The links of the header and of the menu on phones, from data/navigation.json. */
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
        groups {
          menu
        }
      }
    }
  `)
  return navigation
}
