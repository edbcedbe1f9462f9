import { graphql } from "gatsby"
import { ButtonLink } from "../../components/links/ButtonLink"
import { Picture } from "../../components/pictures/Picture"
import { jobPath } from "../../site/entryPaths"
import { useJobLabels } from "../JobText/useJobLabels"
import { Section } from "../Section/Section"
import * as styles from "./OpeningList.module.css"

/** The openings as cards, each with a link to apply, or a line that says there are none. */
export const OpeningList = ({ jobs }: { jobs: readonly Queries.OpeningFragment[] }) => {
  const labels = useJobLabels()
  if (jobs.length === 0)
    return (
      <Section>
        <p>{labels.none}</p>
      </Section>
    )
  return (
    <Section>
      <ul className={styles.list}>
        {jobs.map(({ slug, title, place, employment, summary, picture }) => (
          <li key={slug} className={styles.opening} data-block={picture.backdrop}>
            <div className={styles.text}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.facts}>
                {place}, {employment}
              </p>
              <p>{summary}</p>
              <ButtonLink to={jobPath({ slug })} label={labels.apply} about={title} tone="strong" arrow small />
            </div>
            <Picture picture={picture} layout="wideCard" decorative skipped softEdges className={styles.picture} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const opening = graphql`
  fragment Opening on Job {
    slug
    title
    place
    employment
    summary
    picture {
      ...PictureCard
    }
  }
`
