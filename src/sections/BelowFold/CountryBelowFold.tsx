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
export const CountryBelowFold = ({ data }: { data: Pick<Queries.CountryPageQuery, "lateCountry"> }) => {
  const countries = useCountries()
  const country = data.lateCountry
  if (!country) return null
  const others = countries.filter(({ slug, detected }) => slug !== country.slug && !detected)
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
