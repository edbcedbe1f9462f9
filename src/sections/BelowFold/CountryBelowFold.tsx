import { graphql } from "gatsby"
import { useCountries } from "../../site/useCountries"
import { CountryGuide } from "../CountryGuide/CountryGuide"
import { CountryTrust } from "../CountryGuide/CountryTrust"
import { Reasons } from "../Reasons/Reasons"
import { Sections } from "../Section/Sections"
import { ServiceCards } from "../ServiceCards/ServiceCards"
import { TrustFacts } from "../TrustFacts/TrustFacts"
import { Workflow } from "../Workflow/Workflow"

/** A country page below its first view. */
export const CountryBelowFold = ({ country }: { country: Queries.CountryBelowFoldFragment }) => {
  const others = useCountries().filter(({ slug, detected }) => slug !== country.slug && !detected)
  const restricted = Boolean(country.restricted)
  return (
    <Sections>
      <TrustFacts />
      <CountryTrust />
      <Workflow restricted={restricted} />
      <Reasons />
      <ServiceCards emphasis="second" restricted={restricted} />
      <CountryGuide country={country} others={others} />
    </Sections>
  )
}

export const countryBelowFold = graphql`
  fragment CountryBelowFold on Country {
    slug
    ...RestrictionNote
    ...CountryGuide
  }
`
