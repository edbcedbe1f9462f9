import { graphql, useStaticQuery } from "gatsby"
import { useMemo } from "react"

/** The copy of the forms, with the short lists they offer, from data/forms.json, dial-codes.json and plans.json. */
export const useForms = () => {
  const { forms, dialCodes, plans } = useStaticQuery<Queries.FormsQuery>(graphql`
    query Forms {
      forms {
        ...FormsCopy
      }
      dialCodes {
        default
        offered {
          ...DialCodeRules
        }
      }
      plans {
        items {
          tier
        }
      }
    }
  `)
  const tiers = useMemo(() => plans?.items.map(({ tier }) => tier) ?? [], [plans])
  return { ...forms, dialCodes, tiers }
}
