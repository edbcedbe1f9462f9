import { graphql } from "gatsby"
import * as styles from "../ArticleLayout/TextEnd.module.css"

/** The end of a post: the author's degrees, and a line about them. Without either there is none. */
export const AboutAuthor = ({ author }: { author: Queries.AboutAuthorFragment }) => {
  const { name, degree, about } = author
  if (!(degree || about)) return null
  return (
    <div className={styles.end}>
      <p>
        <strong>{[name, degree].filter(Boolean).join(", ")}</strong>
      </p>
      {about && <p>{about}</p>}
    </div>
  )
}

export const aboutAuthor = graphql`
  fragment AboutAuthor on Author {
    name
    degree
    about
  }
`
