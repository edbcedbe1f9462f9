import { graphql } from "gatsby"
import { Facts } from "../../components/Facts/Facts"
import { longDay } from "../../site/dayFormats"
import { NumberedList } from "../ArticleLayout/NumberedList"
import { Section } from "../Section/Section"
import * as styles from "./JobText.module.css"
import { useJobLabels } from "./useJobLabels"

/** A job: its facts at a glance, description, responsibilities and requirements. */
export const JobText = ({ job }: { job: Queries.JobTextFragment }) => {
  const jobs = useJobLabels()
  const facts = [
    [jobs.place, job.place],
    [jobs.employment, job.employment],
    [jobs.category, job.category],
    [jobs.education, job.education],
    [jobs.experience, job.experience],
    ...(job.pay ? ([[jobs.pay, job.pay]] as const) : []),
    [jobs.applicants, job.countryNames.join(", ")],
    [jobs.posted, longDay(job.datePosted)],
    [jobs.closes, longDay(job.validThrough)],
    [jobs.reference, job.slug],
  ] as const
  return (
    <Section>
      <div className={styles.job}>
        <aside className={styles.facts}>
          <h2 className={styles.heading}>{jobs.facts}</h2>
          <Facts facts={facts} />
        </aside>
        <div className={styles.text}>
          <p className={styles.description}>{job.description}</p>
          <h2>{jobs.responsibilities}</h2>
          <NumberedList items={job.responsibilities} />
          <h2>{jobs.requirements}</h2>
          <NumberedList items={job.requirements} />
        </div>
      </div>
    </Section>
  )
}

export const jobText = graphql`
  fragment JobText on Job {
    slug
    place
    employment
    category
    countryNames
    education
    experience
    pay
    description
    responsibilities
    requirements
    datePosted
    validThrough
  }
`
