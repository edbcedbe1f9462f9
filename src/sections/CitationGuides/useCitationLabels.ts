import { graphql, useStaticQuery } from "gatsby"

/** The labels of the tables of citation styles, from data/labels.json. */
export const useCitationLabels = () => {
  const { labels } = useStaticQuery<Queries.CitationLabelsQuery>(graphql`
    query CitationLabels {
      labels {
        ...CitationLabelsCopy
      }
    }
  `)
  return labels.citation
}
