import { graphql } from "gatsby"
import type { Crumb } from "../../components/links/Breadcrumbs"
import { longDay } from "../../site/dayFormats"
import { usePartLabels } from "../../site/usePartLabels"
import { PlainHead } from "../Hero/PlainHead"

interface PolicyHeadProps {
  policy: Queries.PolicyHeadFragment
  trail: readonly Crumb[]
}

/** The head of a page of rules. */
export const PolicyHead = ({ policy: { heading, lede, updated }, trail }: PolicyHeadProps) => (
  <PlainHead heading={heading} lede={lede} trail={trail}>
    {usePartLabels().reading.updated} <time dateTime={updated}>{longDay(updated)}</time>
  </PlainHead>
)

export const policyHead = graphql`
  fragment PolicyHead on Policy {
    heading
    lede
    updated
  }
`
