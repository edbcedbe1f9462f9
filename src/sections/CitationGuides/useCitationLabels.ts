import { graphql, useStaticQuery } from "gatsby"

/** The labels of citation guides, from data/labels.json; a query of their own, so that only pages with citation guides carry them. */
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
  return labels.citation
}
