import { graphql } from "gatsby"
import type { ComponentType } from "react"
import { Headline } from "../../components/Headline/Headline"
import type { Crumb } from "../../components/links/Breadcrumbs"
import type { DialCode } from "../../forms/formTables"
import { defineIsland } from "../../islands/Island"
import type { PictureData } from "../../site/imageDataOf"
import { useGreeting } from "../../site/visitor/useGreeting"
import { useVisitorCountry } from "../../site/visitor/useVisitorCountry"
import type { CountryHeadingProps } from "./CountryHeading"
import { Hero } from "./Hero"
import { QuoteAction } from "./QuoteAction"
import { useHeroOverride } from "./useHeroOverride"

const EnquiryForm = defineIsland({
  name: "enquiry",
  load: async () => (await import(/* webpackChunkName: "island-enquiry" */ "../../forms/EnquiryForm")).EnquiryForm,
})

interface EnquiryHeroProps {
  heading: string
  subheading?: string | null
  /** What the page's service offers, in one sentence. */
  summary?: string
  picture: PictureData
  /** The navigation state, whose heading and subheading have priority. */
  state: unknown
  /** Shows the heading with a country after it, where one follows; a heading passed on by a link has none. */
  CountryHeading?: ComponentType<CountryHeadingProps>
  /** That country; by default the visitor's. */
  country?: string
  /** The dial code of the page's country, which the form offers beside the short list. */
  dialCode?: DialCode
  trail?: readonly Crumb[]
  enquiry?: { heading: string; intro: string } | null
  /** Whether the form says where the law restricts our services. */
  restriction?: boolean
  /** Whether the page is for a country whose law restricts our services. */
  restricted?: boolean
  /** Whether the form waits for the first interaction, because the page must load other code first. */
  formWaits?: boolean
}

/** The hero with the greeting, the country and the enquiry form. */
export const EnquiryHero = ({
  heading,
  subheading,
  summary,
  picture,
  state,
  CountryHeading,
  country,
  dialCode,
  trail,
  enquiry,
  restriction,
  restricted,
  formWaits,
}: EnquiryHeroProps) => {
  const visitorCountry = useVisitorCountry()
  const greeting = useGreeting()
  const override = useHeroOverride(state)
  const shownHeading = override.heading ?? heading
  return (
    <Hero
      greets
      kicker={greeting}
      heading={
        CountryHeading && shownHeading === heading ? (
          <CountryHeading heading={shownHeading} country={country ?? visitorCountry} />
        ) : (
          <Headline text={shownHeading} />
        )
      }
      subheading={override.subheading ?? subheading ?? undefined}
      summary={summary}
      picture={picture}
      trail={trail}
      action={<QuoteAction />}
      aside={
        <EnquiryForm
          hydratedInView={!formWaits}
          dialCode={dialCode}
          heading={enquiry?.heading}
          intro={enquiry?.intro}
          restriction={restriction}
          restricted={restricted}
        />
      }
    />
  )
}

export const serviceHero = graphql`
  fragment ServiceHero on Service {
    heading
    subheading
    summary
    picture {
      ...PictureHero
    }
    enquiry {
      heading
      intro
    }
  }
`

export const countryHero = graphql`
  fragment CountryHero on Country {
    heading
    subheading
  }
`
