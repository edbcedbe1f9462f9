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
  /** Whether their summaries are left out, on a page that has little text of its own. */
  isBrief?: boolean | undefined
}

/** Related services, as cards. */
export const RelatedServices = ({ services, heading, isBrief }: RelatedServicesProps) => {
  const { navigation } = useLabels()
  const labels = usePartLabels().service
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
              text={isBrief ? undefined : service.summary}
              action={<ArrowLink to={servicePath(service)} label={labels.readMore} about={service.name} />}
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
    summary
    picture {
      ...PictureCard
    }
  }
`
