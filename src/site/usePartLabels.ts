import { graphql, useStaticQuery } from "gatsby"

/**
 * The labels of parts that most pages load late, if at all, from data/labels.json (`partLabels`); a query of their own, so
 * that a page's HTML carries them only where it shows such a part at once.
 */
export const usePartLabels = () => {
  const { labels } = useStaticQuery<Queries.PartLabelsQuery>(graphql`
    query PartLabels {
      labels {
        ...PartLabelsCopy
      }
    }
  `)
  return labels
}
