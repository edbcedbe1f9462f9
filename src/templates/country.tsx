import { graphql, type PageProps } from "gatsby"
import { defineIsland } from "../islands/Island"
import { RestrictionNote } from "../sections/CountryGuide/RestrictionNote"
import { CountryHeading } from "../sections/Hero/CountryHeading"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { WithQuoteBar } from "../sections/QuoteBar/QuoteBar"
import { Sections } from "../sections/Section/Sections"
import { type EntryPageContext, Seo } from "../seo/Seo"
import { countryPath } from "../site/entryPaths"

const BelowFold = defineIsland({
  name: "country",
  load: async () =>
    (await import(/* webpackChunkName: "island-country" */ "../sections/BelowFold/CountryBelowFold")).CountryBelowFold,
  readsLateFields: true,
})

/** A country landing page; the generic page shows the visitor's own country (docs/specification.md, Country pages). */
const CountryPage = ({ data, location, pageContext }: PageProps<Queries.CountryPageQuery, EntryPageContext>) => {
  const { country, page } = data
  if (!country || !page) return null
  const trail = [{ label: country.name }]
  return (
    <Sections>
      <Seo
        {...country.seo}
        path={countryPath(country)}
        hidden={pageContext.hidden}
        language={country.language}
        hasAlternates
        trail={trail}
      />
      <EnquiryHero
        heading={country.heading}
        subheading={country.subheading}
        picture={page.picture}
        state={location.state}
        CountryHeading={CountryHeading}
        country={country.detected ? undefined : country.name}
        dialCode={country.dialCode ?? undefined}
        restricted={Boolean(country.restricted)}
        trail={trail}
      />
      <WithQuoteBar>
        <RestrictionNote country={country} />
        <BelowFold data={data} />
      </WithQuoteBar>
    </Sections>
  )
}

export default CountryPage

export const query = graphql`
  query CountryPage($slug: String!) {
    country(slug: { eq: $slug }) {
      slug
      name
      language
      detected
      dialCode {
        ...DialCodeRules
      }
      seo {
        ...Seo
      }
      ...CountryHero
      ...RestrictionNote
    }
    lateCountry: country(slug: { eq: $slug }) {
      ...CountryBelowFold
    }
    page(slug: { eq: "home" }) {
      picture {
        ...PictureHero
      }
    }
  }
`
