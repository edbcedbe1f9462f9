import { graphql, useStaticQuery } from "gatsby"
import { Html } from "../../components/Html/Html"
import { homeSections } from "../../site/homeSections"
import { FaqList } from "./FaqList"
import * as styles from "./Faqs.module.css"

/** The seven common questions. */
export const Faqs = () => {
  const { faqs } = useStaticQuery<Queries.FaqsQuery>(graphql`
    query Faqs {
      faqs {
        kicker
        heading
        lede
        searchLabel
        empty
        aside {
          title
          text
        }
        items {
          question
          aliases
          answer
        }
      }
    }
  `)
  const { aside, ...list } = faqs
  return (
    <FaqList
      id={homeSections.faqs}
      {...list}
      aside={
        <div className={styles.aside}>
          <h3>{aside.title}</h3>
          <Html as="p" html={aside.text} />
        </div>
      }
    />
  )
}
