import { graphql } from "gatsby"
import { Link } from "../../components/links/Link"
import { Prose } from "../../components/Prose/Prose"
import { fill } from "../../site/fill"
import { ArticleLayout } from "../ArticleLayout/ArticleLayout"
import { Part } from "../ArticleLayout/Part"
import { Figure } from "../Figure/Figure"
import { Section } from "../Section/Section"
import { SampleNote } from "./SampleNote"
import * as styles from "./SampleText.module.css"
import { useSampleLabels } from "./useSampleLabels"

/** The number of each passage's note, in the order of the text; passages without a note repeat the previous number. */
const numberNotes = (sections: Queries.SampleTextFragment["sections"]) => {
  let number = 0
  return sections.map(({ passages }) => passages.map(({ note }) => (note ? ++number : number)))
}

/** A sample's text: the task, the piece with notes in the margin, and its references. */
export const SampleText = ({ sample }: { sample: Queries.SampleTextFragment }) => {
  const labels = useSampleLabels()
  const { brief, sections } = sample
  const sources = sample.sources ?? []
  const numbers = numberNotes(sections)
  const titles = [labels.brief, ...sections.map(({ title }) => title), ...(sources.length > 0 ? [labels.sources] : [])]
  return (
    <Section>
      <ArticleLayout titles={titles}>
        <Part title={labels.brief}>
          <div className={styles.brief} data-surface="raised">
            <Prose html={brief} />
          </div>
        </Part>
        {sections.map(({ title, aliases, passages }, at) => (
          <Part key={title} title={title} aliases={aliases}>
            {passages.map(({ body, figure, note }, place) => (
              <div key={body} className={styles.passage}>
                <div>
                  <Prose html={body} article />
                  {figure && <Figure figure={figure} />}
                </div>
                {note && <SampleNote label={fill(labels.note, { number: numbers[at]?.[place] ?? "" })} html={note} />}
              </div>
            ))}
          </Part>
        ))}
        {sources.length > 0 && (
          <Part title={labels.sources}>
            <ul className={styles.sources}>
              {sources.map(({ reference, url }) => (
                <li key={reference}>
                  <Prose html={`<p>${reference}</p>`} />
                  {url && (
                    <Link to={url} data-bare>
                      {url.replace(/^https:\/\//, "")}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </ArticleLayout>
    </Section>
  )
}

export const sampleText = graphql`
  fragment SampleText on Sample {
    brief
    sections {
      title
      aliases
      passages {
        body
        figure {
          ...Figure
        }
        note
      }
    }
    sources {
      reference
      url
    }
  }
`
