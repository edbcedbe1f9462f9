import { graphql, useStaticQuery } from "gatsby"

/** Old addresses and where they lead now, from data/redirects.json. */
export const useRedirects = () => {
  const { redirects } = useStaticQuery<Queries.RedirectsQuery>(graphql`
    query Redirects {
      redirects {
        items {
          from
          to
        }
      }
    }
  `)
  return redirects.items
}
