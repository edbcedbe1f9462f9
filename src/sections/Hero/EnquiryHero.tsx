import type { ReactNode } from "react"
import { Headline } from "../../components/Headline/Headline"
import { latePart } from "../../late/latePart"
import type { Crumb } from "../../links/Breadcrumbs"
import type { PictureData } from "../../pictures/Picture"
import { useSite } from "../../site/useSite"
import { useGreeting } from "../../visitor/useGreeting"
import { useVisitorCountry } from "../../visitor/useVisitorCountry"
import { CountryHeading } from "./CountryHeading"
import { Hero } from "./Hero"
import { useHeroOverride } from "./useHeroOverride"

interface EnquiryHeroProps {
  heading: string
  subheading: string
  picture: PictureData
  /** The state of the navigation that led here; its heading and subheading come first. */
  state: unknown
  /** The country after the heading; by default the visitor's, and only after the default heading. */
  country?: string
  trail?: readonly Crumb[]
  enquiry?: { heading: string; intro: string }
  action?: ReactNode
  /** A name that all pages of one kind share, under which the form's fields are drawn once. */
  formPart?: string
  /** Whether the form says where the law restricts our services. */
  restriction?: boolean
}

/** Where the first screen ends with the head of the form, as on phones, it waits until its fields come in. */
const EnquiryForm = latePart({
  name: "enquiry",
  load: async () =>
    (await import(/* webpackChunkName: "late-enquiry" */ "../../forms/EnquiryForm/EnquiryForm")).EnquiryForm,
  margin: "0px 0px -25%",
})

/** The hero with the greeting, the country and the enquiry form. */
export const EnquiryHero = ({
  heading,
  subheading,
  picture,
  state,
  country,
  trail,
  enquiry,
  action,
  formPart,
  restriction,
}: EnquiryHeroProps) => {
  const { defaultHeading } = useSite()
  const visitorCountry = useVisitorCountry()
  const greeting = useGreeting()
  const override = useHeroOverride(state)
  const words = override.heading ?? heading
  return (
    <Hero
      kicker={greeting}
      kickerNeedsScript
      heading={
        words === defaultHeading ? (
          <CountryHeading heading={words} country={country ?? visitorCountry} />
        ) : (
          <Headline text={words} />
        )
      }
      subheading={override.subheading ?? subheading}
      promise
      picture={picture}
      trail={trail}
      action={action}
      aside={
        <EnquiryForm heading={enquiry?.heading} intro={enquiry?.intro} part={formPart} restriction={restriction} />
      }
    />
  )
}
