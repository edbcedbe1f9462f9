import { graphql, useStaticQuery } from "gatsby"

/** The labels of samples, from data/labels.json. */
export const useSampleLabels = () => {
  const { labels } = useStaticQuery<Queries.SampleLabelsQuery>(graphql`
    query SampleLabels {
      labels {
        ...SampleLabelsCopy
      }
    }
  `)
  return labels.sample
}
