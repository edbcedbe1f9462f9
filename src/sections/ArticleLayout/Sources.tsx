import { graphql } from "gatsby"
import { Link } from "../../components/links/Link"
import { usePartLabels } from "../../site/usePartLabels"
import { Part } from "./Part"
import * as styles from "./Sources.module.css"

/** The sources of a text, as its last part. */
export const Sources = ({ sources }: { sources: readonly Queries.SourceFragment[] }) => {
  const { reading } = usePartLabels()
  return (
    <Part title={reading.sources} folds>
      <ol className={styles.sources}>
        {sources.map(({ title, url }) => (
          <li key={title}>{url ? <Link to={url}>{title}</Link> : title}</li>
        ))}
      </ol>
    </Part>
  )
}

export const sourceFragment = graphql`
  fragment Source on Source {
    title
    url
  }
`
