import { graphql } from "gatsby"
import { useLateFrame } from "./useLateFrame"

/** What the line at the enquiry form takes from data/labels.json and data/countries. */
export const restrictionFragment = graphql`
  fragment RestrictionWords on Query {
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
`

/**
 * The line that says where the law restricts our services.
 * @param visitorCountry a restricted country's own first words take the place of the general ones for its visitors
 */
export const useRestriction = (visitorCountry: string) => {
  const { labels, allCountry } = useLateFrame()
  if (!labels) throw new Error("data/labels.json is not in the data layer")
  const { lead, line } = labels.restricted
  const own = allCountry.nodes.find(({ restricted }) => restricted?.visitors === visitorCountry)
  return { lead: own?.restricted?.lead ?? lead, line }
}
