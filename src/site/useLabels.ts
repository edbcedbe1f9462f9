import { graphql, useStaticQuery } from "gatsby"

/** The labels of what every page has, from data/labels.json. */
export const useLabels = () => {
  const { labels } = useStaticQuery<Queries.LabelsQuery>(graphql`
    query Labels {
      labels {
        ...LabelsCopy
      }
    }
  `)
  return labels
}
