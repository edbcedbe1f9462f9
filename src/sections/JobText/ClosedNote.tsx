import { ArrowLink } from "../../links/ArrowLink"
import { careerPath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import { Section } from "../Section/Section"
import * as styles from "./JobApplication.module.css"

/** Replaces the application form when the last day to apply has passed. */
export const ClosedNote = () => {
  const { jobs, navigation } = useLabels()
  return (
    <Section id="apply">
      <div className={styles.application}>
        <p>{jobs.closed}</p>
        <ArrowLink to={careerPath} label={navigation.careers} />
      </div>
    </Section>
  )
}
