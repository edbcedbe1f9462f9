import { graphql, useStaticQuery } from "gatsby"
import { ContentIcon } from "../../components/Icon/ContentIcon"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { Section } from "../Section/Section"
import * as styles from "./Reasons.module.css"

/** The reasons: a tall panel with the picture, and two ruled columns. */
export const Reasons = () => {
  const { reasons } = useStaticQuery<Queries.ReasonsQuery>(graphql`
    query Reasons {
      reasons {
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
  const { kicker, heading, lede, picture, items } = reasons
  return (
    <Section>
      <div className={styles.reasons}>
        <div className={styles.panel} data-block={picture.backdrop}>
          <SectionHead kicker={kicker} heading={heading} lede={lede} />
          <Picture picture={picture} layout="reasons" decorative skipped className={styles.picture} />
        </div>
        <ol className={styles.list}>
          {items.map(({ title, text, icon }) => (
            <li key={title} className={styles.reason}>
              <div className={styles.top}>
                <span className={styles.numeral} aria-hidden="true" />
                <ContentIcon name={icon} size={26} />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
