import { graphql, useStaticQuery } from "gatsby"
import { Carousel, type CarouselProps } from "../../components/Carousel/Carousel"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { contactPath } from "../../site/contactPath"
import { useLabels } from "../../site/useLabels"
import { Section } from "../Section/Section"
import { ServiceCard } from "./ServiceCard"

interface ServiceCardsProps extends Pick<CarouselProps, "emphasis"> {
  /** Whether the law of the page's country restricts academic services. */
  restricted?: boolean
}

/** The ten service cards in a carousel; on country pages the second visible card is the larger one. */
export const ServiceCards = ({ emphasis, restricted = false }: ServiceCardsProps) => {
  const { carousel } = useLabels()
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
            <ServiceCard
              title={title}
              description={(restricted && restrictedText) || description}
              service={service}
              action={{ label: action, to: contactPath() }}
            />
          ),
        }))}
      />
    </Section>
  )
}
