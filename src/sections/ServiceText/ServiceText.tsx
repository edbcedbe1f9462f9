import { graphql } from "gatsby"
import { Prose } from "../../components/Prose/Prose"
import { usePartLabels } from "../../site/usePartLabels"
import { ArticleLayout } from "../ArticleLayout/ArticleLayout"
import { NumberedList } from "../ArticleLayout/NumberedList"
import { Part } from "../ArticleLayout/Part"
import { PullQuote } from "../ArticleLayout/PullQuote"
import { Sources } from "../ArticleLayout/Sources"
import { Figure } from "../Figure/Figure"
import { Section } from "../Section/Section"
import { CheckedText } from "./CheckedText"
import * as styles from "./ServiceText.module.css"

/** How many topics are open on phones, where the others would keep what to send far from the form. */
const OPEN_TOPICS = 2

/** A service's own copy, as far as it is written: what it is, what it includes, how it works, what to send, an example, mistakes. */
export const ServiceText = ({ service }: { service: Queries.ServiceTextFragment }) => {
  const labels = usePartLabels()
  const { opening, approach, send, example, mistakes, quote, notes } = service
  const included = { ...service.included, title: service.included.title ?? labels.service.included }
  const topics = service.topics ?? []
  const sources = service.sources ?? []
  const titles = [included, approach, ...topics, send, example, mistakes].flatMap((part) => part?.title ?? [])
  return (
    <Section>
      <ArticleLayout titles={sources.length > 0 ? [...titles, labels.reading.sources] : titles} notes={notes}>
        <Prose html={opening} opening article />
        <Part title={included.title} aliases={included.aliases}>
          <NumberedList items={included.items} />
        </Part>
        {approach && (
          <Part title={approach.title} aliases={approach.aliases}>
            <Prose html={approach.body} article />
            {approach.figure && <Figure figure={approach.figure} />}
          </Part>
        )}
        {quote && <PullQuote text={quote} />}
        {topics.map(({ title, aliases, body, figure }, place) => (
          <Part key={title} title={title} aliases={aliases} folds={place >= OPEN_TOPICS}>
            <Prose html={body} article />
            {figure && <Figure figure={figure} />}
          </Part>
        ))}
        {send && (
          <Part title={send.title} aliases={send.aliases}>
            <ul className={styles.send}>
              {send.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Part>
        )}
        {example && (
          <Part title={example.title} aliases={example.aliases}>
            <div className={styles.brief} data-surface="raised">
              <p className={styles.label}>{labels.service.brief}</p>
              <p>{example.brief}</p>
            </div>
            <Prose html={example.plan} article />
            {example.figure && <Figure figure={example.figure} />}
          </Part>
        )}
        {mistakes && (
          <Part title={mistakes.title} aliases={mistakes.aliases}>
            <dl>
              {mistakes.items.map(({ mistake, remedy }) => (
                <div key={mistake} className={styles.mistake}>
                  <dt>{mistake}</dt>
                  <dd>{remedy}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {sources.length > 0 && <Sources sources={sources} />}
        <CheckedText service={service} />
      </ArticleLayout>
    </Section>
  )
}

export const serviceText = graphql`
  fragment ServiceText on Service {
    opening
    included {
      title
      aliases
      items
    }
    approach {
      title
      aliases
      body
      figure {
        ...Figure
      }
    }
    topics {
      title
      aliases
      body
      figure {
        ...Figure
      }
    }
    send {
      title
      aliases
      items
    }
    example {
      title
      aliases
      brief
      plan
      figure {
        ...Figure
      }
    }
    mistakes {
      title
      aliases
      items {
        mistake
        remedy
      }
    }
    sources {
      ...Source
    }
    ...CheckedText
    quote
    notes {
      title
      text
    }
  }
`
