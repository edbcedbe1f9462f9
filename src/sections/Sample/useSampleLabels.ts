import { graphql, useStaticQuery } from "gatsby"

/** The words around samples, from data/labels.json. */
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
  if (!labels) throw new Error("data/labels.json is not in the data layer")
  return labels.sample
}
