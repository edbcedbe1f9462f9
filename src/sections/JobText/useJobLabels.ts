import { graphql, useStaticQuery } from "gatsby"

/** The labels of openings, from data/labels.json; a query of their own, so that only pages with openings carry them. */
export const useJobLabels = () => {
  const { labels } = useStaticQuery<Queries.JobLabelsQuery>(graphql`
    query JobLabels {
      labels {
        jobs {
          apply
          responsibilities
          requirements
          facts
          place
          employment
          category
          education
          experience
          pay
          applicants
          posted
          closes
          reference
          closed
          none
        }
      }
    }
  `)
  return labels.jobs
}
