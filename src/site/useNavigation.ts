import { graphql, useStaticQuery } from "gatsby"

/** The menus of header and footer, from data/navigation.json. */
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
          id
          title
          menu
          services {
            slug
            name
          }
        }
        footerTitle
        footer {
          label
          to
        }
      }
    }
  `)
  if (!navigation) throw new Error("data/navigation.json is not in the data layer")
  return navigation
}
