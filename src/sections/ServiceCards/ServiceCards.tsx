import { graphql, useStaticQuery } from "gatsby"
import { Card } from "../../components/Card/Card"
import { Carousel, type CarouselProps } from "../../components/Carousel/Carousel"
import { Slashed } from "../../components/Headline/Slashed"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { contactPath } from "../../site/contactPath"
import { servicePath } from "../../site/entryPaths"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"

interface ServiceCardsProps extends Pick<CarouselProps, "emphasis"> {
  /** Whether the law of the page's country restricts academic services. */
  restricted?: boolean
}

/** The ten service cards in a carousel; on country pages the second visible card is the larger one. */
export const ServiceCards = ({ emphasis, restricted = false }: ServiceCardsProps) => {
  const { carousel } = usePartLabels()
  const { serviceCards } = useStaticQuery<Queries.ServiceCardsQuery>(graphql`
    query ServiceCards {
      serviceCards {
        kicker
        heading
        lede
        action
        items {
          title
          description
          restricted
          service {
            slug
            picture {
              ...PictureCard
            }
          }
        }
      }
    }
  `)
  // All linked services may be drafts.
  if (serviceCards.items.length === 0) return null
  const { kicker, heading, lede, action, items } = serviceCards
  return (
    <Section>
      <Carousel
        name={kicker}
        kind="cards"
        labels={carousel}
        emphasis={emphasis}
        head={(arrows) => <SectionHead kicker={kicker} heading={heading} lede={lede} action={arrows} />}
        slides={items.map(({ title, description, restricted: restrictedText, service }) => ({
          key: title,
          content: (
            <Card
              block={service.picture.backdrop}
              picture={<Picture picture={service.picture} layout="serviceCard" decorative skipped />}
              title={
                <Link to={servicePath(service)}>
                  <Slashed text={title} />
                </Link>
              }
              text={(restricted && restrictedText) || description}
              action={<ArrowLink to={contactPath()} label={action} about={title} />}
            />
          ),
        }))}
      />
    </Section>
  )
}
