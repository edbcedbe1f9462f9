import { graphql, useStaticQuery } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { Headline } from "../../components/Headline/Headline"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { homeSections } from "../../site/homeSections"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import * as styles from "./Testimonials.module.css"

/** What students say, in a carousel with an enlarged centre slide; nothing while nobody has said anything. */
export const Testimonials = () => {
  const { carousel } = usePartLabels()
  const { testimonials } = useStaticQuery<Queries.TestimonialsQuery>(graphql`
    query Testimonials {
      testimonials {
        kicker
        heading
        lede
        sample
        sampleNote
        items {
          name
          role
          quote
          picture {
            ...PictureCard
          }
        }
      }
    }
  `)
  const { kicker, heading, lede, sample, sampleNote, items } = testimonials
  if (!items) return null
  return (
    <Section id={homeSections.testimonials}>
      <Carousel
        name={kicker}
        kind="feedback"
        labels={carousel}
        dots
        emphasis="centre"
        head={(arrows) => <SectionHead kicker={kicker} heading={heading} lede={lede} action={arrows} />}
        slides={items.map(({ name, role, quote, picture }) => ({
          key: name,
          content: (
            <figure className={styles.review}>
              <div className={styles.plate} data-block={picture.backdrop}>
                <Picture picture={picture} layout="testimonial" />
              </div>
              <blockquote className={styles.quote}>
                “<Headline text={quote} />”
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                <span className={styles.role}>{role}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
      {sample && <p className={styles.note}>{sampleNote}</p>}
    </Section>
  )
}
