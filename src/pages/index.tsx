import { graphql, type PageProps } from "gatsby"
import { useArrivalScroll } from "../components/links/useArrivalScroll"
import { defineIsland } from "../islands/Island"
import { CountryHeading } from "../sections/Hero/CountryHeading"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { Sections } from "../sections/Section/Sections"
import { Seo } from "../seo/Seo"

const BelowFold = defineIsland({
  name: "home",
  load: async () =>
    (await import(/* webpackChunkName: "island-home" */ "../sections/BelowFold/HomeBelowFold")).HomeBelowFold,
})

/** Home. */
const HomePage = ({ data, location }: PageProps<Queries.HomePageQuery>) => {
  useArrivalScroll(location.state)
  const { page } = data
  if (!page) return null
  return (
    <Sections>
      <Seo {...page.seo} path="/" />
      <EnquiryHero {...page} CountryHeading={page.countryFollows ? CountryHeading : undefined} state={location.state} />
      <BelowFold />
    </Sections>
  )
}

export default HomePage

export const query = graphql`
  query HomePage {
    page(slug: { eq: "home" }) {
      ...PageHead
      countryFollows
    }
  }
`
