import { graphql, type PageProps } from "gatsby"
import { PageHero } from "../sections/Hero/PageHero"
import { Sections } from "../sections/Section/Sections"
import { ServiceIndex } from "../sections/ServiceIndex/ServiceIndex"
import { Seo } from "../seo/Seo"

/** All services by group. */
const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { page, services } = data
  if (!page) return null
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={`/${page.slug}`} trail={trail} kind="CollectionPage" />
      <PageHero page={page} trail={trail} />
      <ServiceIndex services={services.nodes} />
    </Sections>
  )
}

export default ServicesPage

export const query = graphql`
  query ServicesPage {
    page(slug: { eq: "services" }) {
      ...PageCopy
    }
    services: allService(sort: { name: ASC }) {
      nodes {
        ...IndexedService
      }
    }
  }
`
