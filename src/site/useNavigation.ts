import { graphql } from "gatsby"
import { useFrame } from "./useFrame"

/** What the frame of a page takes from data/navigation.json. */
export const navigationFragment = graphql`
  fragment Navigation on Query {
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
`

/** The menus of header and footer, from data/navigation.json. */
export const useNavigation = () => {
  const { navigation } = useFrame()
  if (!navigation) throw new Error("data/navigation.json is not in the data layer")
  return navigation
}
