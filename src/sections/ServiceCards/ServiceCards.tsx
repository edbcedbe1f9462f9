import { graphql } from "gatsby"
import { Carousel, type CarouselProps } from "../../components/Carousel/Carousel"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { useLabels } from "../../site/useLabels"
import { useLateFrame } from "../../site/useLateFrame"
import { Section } from "../Section/Section"
import { ServiceCard } from "./ServiceCard"

/** The ten service cards in a carousel; on country pages the second visible card is the larger one. */
export const ServiceCards = ({ emphasis }: Pick<CarouselProps, "emphasis">) => {
  const { carousel } = useLabels()
  const { serviceCards } = useLateFrame()
  if (!serviceCards) return null
  const { kicker, heading, lede, action, items } = serviceCards
  return (
    <Section>
      <Carousel
        name={kicker}
        kind="cards"
        labels={carousel}
        emphasis={emphasis}
        head={(arrows) => <SectionHead kicker={kicker} heading={heading} lede={lede} action={arrows} />}
        slides={items.map((item) => ({
          key: item.title,
          content: <ServiceCard {...item} action={{ label: action, to: "/contact-us" }} />,
        }))}
      />
    </Section>
  )
}

export const serviceCardsFragment = graphql`
  fragment ServiceCardsWords on Query {
    serviceCards {
      kicker
      heading
      lede
      action
      items {
        title
        description
        service {
          slug
          picture {
            ...PictureCard
          }
        }
      }
    }
  }
`
