import { graphql, type PageProps } from "gatsby"
import { ServiceIndex } from "../sections/ServiceIndex/ServiceIndex"
import { StandingPage } from "../sections/StandingPage/StandingPage"

/** All services by group. */
const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { page, listedServices, navigation } = data
  if (!page || !navigation) return null
  return (
    <StandingPage page={page} kind="CollectionPage">
      <ServiceIndex services={listedServices} groups={navigation.groups} />
    </StandingPage>
  )
}

export default ServicesPage

export const query = graphql`
  query ServicesPage {
    page(slug: { eq: "services" }) {
      ...PageCopy
    }
    navigation {
      groups {
        ...IndexedGroup
      }
    }
    listedServices {
      ...IndexedService
    }
  }
`
