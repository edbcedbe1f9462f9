import { graphql } from "gatsby"
import { Card, CardList } from "../../components/Card/Card"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { servicePath, servicesPath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"

interface RelatedServicesProps {
  services: readonly Queries.RelatedServiceFragment[]
  /** The heading; by default the label for related services. */
  heading?: string
}

/** Related services, as cards. */
export const RelatedServices = ({ services, heading }: RelatedServicesProps) => {
  const { navigation } = useLabels()
  const { service: labels } = usePartLabels()
  if (services.length === 0) return null
  return (
    <Section>
      <SectionHead
        heading={heading ?? labels.relatedHeading}
        action={<ArrowLink to={servicesPath} label={navigation.allServices} />}
      />
      <CardList compact>
        {services.map((service) => (
          <li key={service.slug}>
            <Card
              block={service.picture.backdrop}
              picture={<Picture picture={service.picture} layout="card" decorative skipped />}
              title={<Link to={servicePath(service)}>{service.name}</Link>}
            />
          </li>
        ))}
      </CardList>
    </Section>
  )
}

export const relatedService = graphql`
  fragment RelatedService on Service {
    slug
    name
    picture {
      ...PictureCard
    }
  }
`
