import { graphql } from "gatsby"
import { longDay } from "../../site/dayFormats"
import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "../ArticleLayout/TextEnd.module.css"

/** The end of a service's text: when it was last changed, and who checked it. */
export const CheckedText = ({ service }: { service: Queries.CheckedTextFragment }) => {
  const { reading, samples } = usePartLabels()
  const { updated, checkedBy } = service
  return (
    <div className={styles.end}>
      <p>
        {reading.updated} <time dateTime={updated}>{longDay(updated)}</time>
      </p>
      {checkedBy && (
        <p>
          {reading.checkedBy} {[checkedBy.name, checkedBy.degree].filter(Boolean).join(", ")}
        </p>
      )}
      {checkedBy?.sample && <p>{samples.checker}</p>}
    </div>
  )
}

export const checkedText = graphql`
  fragment CheckedText on Service {
    updated
    checkedBy {
      name
      degree
      sample
    }
  }
`
