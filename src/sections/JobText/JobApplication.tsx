import { Headline } from "../../components/Headline/Headline"
import { JobForm } from "../../forms/JobForm/JobForm"
import { useForms } from "../../site/useForms"
import { Section } from "../Section/Section"
import * as styles from "./JobApplication.module.css"

/** The application form of a job. */
export const JobApplication = ({ title }: { title: string }) => {
  const { job } = useForms()
  return (
    <Section id="apply">
      <div className={styles.application}>
        <h2>
          <Headline text={job.heading ?? title} />
        </h2>
        <div className={styles.card} data-surface="raised">
          <JobForm profile={title} />
        </div>
      </div>
    </Section>
  )
}
