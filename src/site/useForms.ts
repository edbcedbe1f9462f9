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
        short
      }
      plans {
        items {
          tier
        }
      }
    }
  `)
  const tiers = useMemo(() => plans?.items.map(({ tier }) => tier) ?? [], [plans])
  if (!forms || !dialCodes || !plans) throw new Error("data/forms.json, dial-codes.json or plans.json is not there")
  return { ...forms, dialCodes, tiers }
}
