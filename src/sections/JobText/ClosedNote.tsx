import { ArrowLink } from "../../components/links/ArrowLink"
import { pagePath } from "../../site/entryPaths"
import { Section } from "../Section/Section"
import * as styles from "./JobApplication.module.css"
import { useJobLabels } from "./useJobLabels"

/** Replaces the application form after the last day to apply, and links to the list of openings. */
export const ClosedNote = ({ list }: { list: Queries.ListedInFragment | null }) => {
  const jobs = useJobLabels()
  return (
    <Section id="apply">
      <div className={styles.application}>
        <p>{jobs.closed}</p>
        {list && <ArrowLink to={pagePath(list)} label={list.name} />}
      </div>
    </Section>
  )
}
