import { graphql, useStaticQuery } from "gatsby"

/** The labels of samples, from data/labels.json; a query of their own, so that only pages with samples carry them. */
export const useSampleLabels = () => {
  const { labels } = useStaticQuery<Queries.SampleLabelsQuery>(graphql`
    query SampleLabels {
      labels {
        sample {
          written
          subject
          level
          style
          length
          words
          brief
          note
          sources
          services
          filter
          all
          kind
          ofSubject
          read
          ofService
          list
        }
      }
    }
  `)
  return labels.sample
}
