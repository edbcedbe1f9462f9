import { Headline } from "../../components/Headline/Headline"
import { JobForm } from "../../forms/JobForm"
import { useForms } from "../../site/useForms"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import * as styles from "./JobApplication.module.css"

interface JobApplicationProps {
  title: string
  /** The opening's reference. */
  slug: string
  /** Whether the opening is made up. */
  sample: boolean
}

/** The application form of a job. */
export const JobApplication = ({ title, slug, sample }: JobApplicationProps) => {
  const { job } = useForms()
  const { samples } = usePartLabels()
  return (
    <Section id="apply">
      <div className={styles.application}>
        <h2>
          <Headline text={job.heading} />
        </h2>
        <div className={styles.card} data-surface="raised">
          {sample && <p className={styles.sample}>{samples.job}</p>}
          <JobForm profile={title} reference={slug} />
        </div>
      </div>
    </Section>
  )
}
