import { graphql } from "gatsby"
import { Facts } from "../../components/Facts/Facts"
import { fill } from "../../site/fill"
import { wordCount } from "../../site/wordCount"
import * as styles from "./SampleFacts.module.css"
import { useSampleLabels } from "./useSampleLabels"

/** A sample's facts at a glance: subject, level, style, length, and whether it was written for this site. */
export const SampleFacts = ({ sample: piece }: { sample: Queries.SampleFactsFragment }) => {
  const labels = useSampleLabels()
  const { subject, level, style, sample, sections } = piece
  const words = wordCount(sections.flatMap(({ title, passages }) => [title, ...passages.map(({ body }) => body)]))
  const facts = [
    [labels.subject, subject],
    [labels.level, level],
    [labels.style, style],
    [labels.length, fill(labels.words, { words: String(words) })],
  ] as const
  return (
    <div className={styles.facts}>
      <Facts facts={facts} />
      {sample && <p className={styles.written}>{labels.written}</p>}
    </div>
  )
}

export const sampleFacts = graphql`
  fragment SampleFacts on Sample {
    subject
    level
    style
    sample
    sections {
      title
      passages {
        body
      }
    }
  }
`
