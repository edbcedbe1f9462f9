import { graphql } from "gatsby"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { samplePath, samplesPath } from "../../site/entryPaths"
import { useSampleLabels } from "../Sample/useSampleLabels"
import { Section } from "../Section/Section"
import * as styles from "./ServiceSamples.module.css"

/** The samples of a service; nothing if there are none. */
export const ServiceSamples = ({ samples }: { samples: readonly Queries.ServiceSampleFragment[] }) => {
  const labels = useSampleLabels()
  if (samples.length === 0) return null
  return (
    <Section>
      <SectionHead heading={labels.ofService} action={<ArrowLink to={samplesPath} label={labels.list} />} />
      <ul className={styles.list}>
        {samples.map((sample) => (
          <li key={sample.slug} className={styles.item}>
            <p className={styles.kind}>{sample.kind}</p>
            <Link to={samplePath(sample)} className={styles.title}>
              {sample.title}
            </Link>
            <p>{sample.summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const serviceSample = graphql`
  fragment ServiceSample on Sample {
    slug
    title
    kind
    summary
  }
`
