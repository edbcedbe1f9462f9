import { graphql, useStaticQuery } from "gatsby"

/**
 * Whether the law restricts our services for a visitor, and the line that says where it does.
 * @param visitorCountry a restricted country's own first sentence replaces the general one for its visitors
 */
export const useRestriction = (visitorCountry: string) => {
  const { labels, allCountry } = useStaticQuery<Queries.RestrictionQuery>(graphql`
    query Restriction {
      labels {
        restricted {
          lead
          line
        }
      }
      allCountry(sort: [{ position: ASC }, { slug: ASC }]) {
        nodes {
          restricted {
            visitors
            lead
          }
        }
      }
    }
  `)
  const { lead, line } = labels.restricted
  const own = allCountry.nodes.find(({ restricted }) => restricted?.visitors === visitorCountry)
  return { lead: own?.restricted?.lead ?? lead, line, isRestricted: own !== undefined }
}
