import { graphql } from "gatsby"
import Check from "lucide/dist/esm/icons/check.mjs"
import type { ReactNode } from "react"
import { Unbroken } from "../../components/Headline/Unbroken"
import { Icon } from "../../components/Icon/Icon"
import { Breadcrumbs, type Crumb } from "../../components/links/Breadcrumbs"
import { Picture } from "../../components/pictures/Picture"
import type { PictureData } from "../../site/imageDataOf"
import * as styles from "./Hero.module.css"

interface HeroProps {
  /** The main heading's content. */
  heading: ReactNode
  subheading?: string
  /** What the visitor gets, in one sentence, between heading and subheading. */
  summary?: string
  picture: PictureData
  /** The small italic line above the heading. */
  kicker?: ReactNode
  trail?: readonly Crumb[]
  /** Content under the subheading, such as a button or links. */
  action?: ReactNode
  /** A form, at the right, where otherwise the picture is. */
  aside?: ReactNode
  /** Whether the picture is small, so that the text below is seen at once. */
  low?: boolean
  /** Whether the kicker is a greeting, useless without scripts, and the subheading a promise, set with a tick. */
  greets?: boolean
  /** A note that belongs to the form: on phones it and the picture follow the form, which then comes right after the text. */
  note?: ReactNode
}

/** The head of a page, in its picture's colour. */
export const Hero = ({
  heading,
  subheading,
  summary,
  picture,
  kicker,
  trail,
  action,
  aside,
  low = false,
  greets = false,
  note,
}: HeroProps) => (
  <div className={styles.hero} data-block={picture.backdrop} data-swaps data-hero={picture.backdrop}>
    <div
      className={[aside ? styles.withAside : styles.plain, note && styles.withNote, low && styles.low]
        .filter(Boolean)
        .join(" ")}
    >
      <div className={styles.text}>
        {trail && <Breadcrumbs trail={trail} />}
        {kicker && (
          <p className={styles.kicker} data-needs-script={greets || undefined}>
            {kicker}
          </p>
        )}
        <h1 className={styles.heading}>{heading}</h1>
        {summary && (
          <p className={styles.subheading}>
            <Unbroken text={summary} />
          </p>
        )}
        {subheading && (
          <p className={greets ? styles.promise : styles.subheading}>
            {greets && (
              <span className={styles.tick}>
                <Icon of={Check} size={18} />
              </span>
            )}
            <Unbroken text={subheading} />
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <Picture
        picture={picture}
        layout={aside ? "heroBesideForm" : "hero"}
        eager
        softEdges
        className={styles.picture}
      />
      {aside && (
        <div className={styles.aside} data-screen-only>
          {aside}
        </div>
      )}
      {note && (
        <div className={styles.note} data-block="marigold">
          {note}
        </div>
      )}
    </div>
  </div>
)

export const jobHero = graphql`
  fragment JobHero on Job {
    heading
    summary
    picture {
      ...PictureHero
    }
  }
`

export const sampleHero = graphql`
  fragment SampleHero on Sample {
    kind
    title
    summary
    picture {
      ...PictureHero
    }
  }
`
