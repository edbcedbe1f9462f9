import { graphql, useStaticQuery } from "gatsby"

/** The words around the tables of citation styles, from data/labels.json. */
export const useCitationLabels = () => {
  const { labels } = useStaticQuery<Queries.CitationLabelsQuery>(graphql`
    query CitationLabels {
      labels {
        citation {
          heading
          lede
          filter
          all
          type
          guide
          checkedOn
          notListed
          pattern
          copy
          copied
          checks {
            rule
            pattern
            convention
          }
        }
      }
    }
  `)
  if (!labels) throw new Error("data/labels.json is not in the data layer")
  return labels.citation
}
