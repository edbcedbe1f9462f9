import { graphql, type PageProps } from "gatsby"
import { CountryGuide } from "../sections/CountryGuide/CountryGuide"
import { CountryTrust } from "../sections/CountryGuide/CountryTrust"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { Reasons } from "../sections/Reasons/Reasons"
import { Sections } from "../sections/Section/Sections"
import { ServiceCards } from "../sections/ServiceCards/ServiceCards"
import { TrustFacts } from "../sections/TrustFacts/TrustFacts"
import { Workflow } from "../sections/Workflow/Workflow"
import { Seo } from "../seo/Seo"
import { useVisitorCountry } from "../visitor/useVisitorCountry"

/** A country landing page; the generic one shows the visitor's own country (specification, section 2). */
const CountryPage = ({ data, location }: PageProps<Queries.CountryPageQuery>) => {
  const visitorCountry = useVisitorCountry()
  const { country, page, others } = data
  if (!country || !page) return null
  return (
    <Sections>
      <Seo {...country.seo} path={`/${country.slug}`} />
      <EnquiryHero
        heading={country.heading}
        subheading={country.subheading}
        picture={page.picture}
        state={location.state}
        country={country.detected ? visitorCountry : country.name}
        trail={[{ label: country.name }]}
      />
      <TrustFacts />
      <CountryTrust />
      <Workflow />
      <Reasons />
      <ServiceCards emphasis="second" />
      <CountryGuide country={country} others={others.nodes} />
    </Sections>
  )
}

export default CountryPage

export const query = graphql`
  query CountryPage($slug: String!) {
    country(slug: { eq: $slug }) {
      slug
      name
      detected
      heading
      subheading
      seo {
        title
        description
      }
      ...CountryGuide
    }
    page(slug: { eq: "home" }) {
      picture {
        ...PictureHero
      }
    }
    others: allCountry(filter: { slug: { ne: $slug }, detected: { eq: false } }, sort: { position: ASC }) {
      nodes {
        slug
        name
      }
    }
  }
`
