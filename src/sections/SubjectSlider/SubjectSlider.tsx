import { graphql, useStaticQuery } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { servicePath } from "../../site/entryPaths"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import * as styles from "./SubjectSlider.module.css"

/** The slider of subjects. */
export const SubjectSlider = () => {
  const { carousel } = usePartLabels()
  const { subjectSlider } = useStaticQuery<Queries.SubjectSliderQuery>(graphql`
    query SubjectSlider {
      subjectSlider {
        kicker
        heading
        lede
        items {
          title
          text
          picture {
            ...PictureCard
          }
          service {
            slug
          }
        }
      }
    }
  `)
  const { kicker, heading, lede, items } = subjectSlider
  // All linked services may be drafts.
  if (items.length === 0) return null
  return (
    <Section>
      <Carousel
        name={kicker}
        kind="cards"
        labels={carousel}
        head={(arrows) => <SectionHead kicker={kicker} heading={heading} lede={lede} action={arrows} />}
        slides={items.map(({ title, text, picture, service }) => ({
          key: title,
          content: (
            <article className={styles.card} data-block={picture.backdrop}>
              <h3 className={styles.title}>
                <Link to={servicePath(service)}>{title}</Link>
              </h3>
              <p className={styles.text}>{text}</p>
              <div className={styles.picture}>
                <Picture picture={picture} layout="card" decorative />
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  )
}
