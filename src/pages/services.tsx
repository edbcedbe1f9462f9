import { graphql, type PageProps } from "gatsby"
import { ServiceIndex } from "../sections/ServiceIndex/ServiceIndex"
import { StandingPage } from "../sections/StandingPage/StandingPage"

/** All services by group. */
const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { page, services } = data
  if (!page) return null
  return (
    <StandingPage page={page} kind="CollectionPage">
      <ServiceIndex services={services.nodes} />
    </StandingPage>
  )
}

export default ServicesPage

export const query = graphql`
  query ServicesPage {
    page(slug: { eq: "services" }) {
      ...PageCopy
    }
    services: allService(sort: [{ name: ASC }, { slug: ASC }]) {
      nodes {
        ...IndexedService
      }
    }
  }
`
