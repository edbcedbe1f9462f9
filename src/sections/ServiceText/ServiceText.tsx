import { graphql } from "gatsby"
import { Prose } from "../../components/Prose/Prose"
import { useLabels } from "../../site/useLabels"
import { ArticleLayout } from "../ArticleLayout/ArticleLayout"
import { NumberedList } from "../ArticleLayout/NumberedList"
import { Part } from "../ArticleLayout/Part"
import { PullQuote } from "../ArticleLayout/PullQuote"
import { Figure } from "../Figure/Figure"
import { Section } from "../Section/Section"
import * as styles from "./ServiceText.module.css"

/** A service's own copy: what it is, what it includes, how it works, what to send, an example, common mistakes. */
export const ServiceText = ({ service }: { service: Queries.ServiceTextFragment }) => {
  const labels = useLabels()
  const { opening, included, approach, send, example, mistakes, quote, notes } = service
  const topics = service.topics ?? []
  const titles = [included, approach, ...topics, send, example, mistakes].map(({ title }) => title)
  return (
    <Section>
      <ArticleLayout titles={titles} notes={notes}>
        <Prose html={opening} opening article />
        <Part title={included.title}>
          <NumberedList items={included.items} />
        </Part>
        <Part title={approach.title}>
          <Prose html={approach.body} article />
          {approach.figure && <Figure figure={approach.figure} />}
        </Part>
        <PullQuote text={quote} />
        {topics.map(({ title, body, figure }) => (
          <Part key={title} title={title}>
            <Prose html={body} article />
            {figure && <Figure figure={figure} />}
          </Part>
        ))}
        <Part title={send.title}>
          <ul className={styles.send}>
            {send.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
        <Part title={example.title}>
          <div className={styles.brief} data-surface="raised">
            <p className={styles.label}>{labels.service.brief}</p>
            <p>{example.brief}</p>
          </div>
          <Prose html={example.plan} article />
          {example.figure && <Figure figure={example.figure} />}
        </Part>
        <Part title={mistakes.title}>
          <dl>
            {mistakes.items.map(({ mistake, remedy }) => (
              <div key={mistake} className={styles.mistake}>
                <dt>{mistake}</dt>
                <dd>{remedy}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </ArticleLayout>
    </Section>
  )
}

export const serviceText = graphql`
  fragment ServiceText on Service {
    opening
    included {
      title
      items
    }
    approach {
      title
      body
      figure {
        ...Figure
      }
    }
    topics {
      title
      body
      figure {
        ...Figure
      }
    }
    send {
      title
      items
    }
    example {
      title
      brief
      plan
      figure {
        ...Figure
      }
    }
    mistakes {
      title
      items {
        mistake
        remedy
      }
    }
    quote
    notes {
      title
      text
    }
  }
`
