import { graphql } from "gatsby"
import { Card, CardList } from "../../components/Card/Card"
import { FilterChoices, matching } from "../../components/FilterChoices/FilterChoices"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { samplePath } from "../../site/entryPaths"
import { useSampleLabels } from "../Sample/useSampleLabels"
import { Section } from "../Section/Section"

const distinct = (values: readonly string[]) => [...new Set(values)].sort()

/** All samples as cards, which can be filtered by kind or by subject. */
export const SampleList = ({ samples }: { samples: readonly Queries.SampleCardFragment[] }) => {
  const labels = useSampleLabels()
  const groups = [
    { heading: labels.kind, values: distinct(samples.map(({ kind }) => kind)) },
    { heading: labels.ofSubject, values: distinct(samples.map(({ subject }) => subject)) },
  ]
  return (
    <Section>
      <FilterChoices label={labels.filter} all={labels.all} groups={groups}>
        <CardList wide>
          {samples.map((sample) => (
            <li key={sample.slug} {...matching(groups, sample.kind, sample.subject)}>
              <Card
                block={sample.picture.backdrop}
                level={2}
                picture={<Picture picture={sample.picture} layout="card" decorative skipped />}
                note={`${sample.kind} · ${sample.subject}`}
                title={<Link to={samplePath(sample)}>{sample.title}</Link>}
                text={sample.summary}
                action={<ArrowLink to={samplePath(sample)} label={labels.read} about={sample.title} />}
              />
            </li>
          ))}
        </CardList>
      </FilterChoices>
    </Section>
  )
}

export const sampleCard = graphql`
  fragment SampleCard on Sample {
    slug
    title
    summary
    kind
    subject
    picture {
      ...PictureCard
    }
  }
`
