import { graphql, useStaticQuery } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { ContentIcon } from "../../components/Icon/ContentIcon"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import * as styles from "./Features.module.css"

/** The band of four features, a carousel where they do not fit side by side. */
export const Features = () => {
  const { carousel } = usePartLabels()
  const { features } = useStaticQuery<Queries.FeaturesQuery>(graphql`
    query Features {
      features {
        kicker
        heading
        lede
        picture {
          ...PictureCard
        }
        items {
          title
          text
          icon
        }
      }
    }
  `)
  const { kicker, heading, lede, picture, items } = features
  return (
    <Section band={picture.backdrop}>
      <div className={styles.top}>
        <SectionHead kicker={kicker} heading={heading} lede={lede} />
        <Picture picture={picture} layout="features" decorative softEdges className={styles.picture} />
      </div>
      <Carousel
        name={kicker}
        kind="features"
        labels={carousel}
        slides={items.map(({ title, text, icon }) => ({
          key: title,
          content: (
            <div className={styles.feature}>
              <h3 className={styles.title}>
                <ContentIcon name={icon} size={28} className={styles.icon} />
                {title}
              </h3>
              <p>{text}</p>
            </div>
          ),
        }))}
      />
    </Section>
  )
}
