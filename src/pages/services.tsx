import { graphql, type PageProps } from "gatsby"
import { ServiceIndex } from "../sections/ServiceIndex/ServiceIndex"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** All services by group. */
const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { page, allService, navigation } = data
  if (!page) return null
  return (
    <SimplePage page={page} kind="CollectionPage">
      <ServiceIndex services={allService.nodes} groups={navigation.groups} />
      <TextSection sections={page.sections} />
    </SimplePage>
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
    allService(filter: { hidden: { ne: true } }, sort: { name: ASC }) {
      nodes {
        ...IndexedService
      }
    }
  }
`
