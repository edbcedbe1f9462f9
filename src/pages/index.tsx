import { graphql, type PageProps } from "gatsby"
import { latePart } from "../late/latePart"
import { useArrivalScroll } from "../links/useArrivalScroll"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { Sections } from "../sections/Section/Sections"
import { TrustFacts } from "../sections/TrustFacts/TrustFacts"
import { Seo } from "../seo/Seo"

const HomeRest = latePart("home", async () => {
  const { HomeRest: Rest } = await import(/* webpackChunkName: "late-home" */ "../sections/Rest/HomeRest")
  return Rest
})

/** Home. */
const HomePage = ({ data, location }: PageProps<Queries.HomePageQuery>) => {
  useArrivalScroll(location.state)
  const { page, ...rest } = data
  if (!page) return null
  return (
    <Sections>
      <Seo {...page.seo} path="/" />
      <EnquiryHero {...page} state={location.state} />
      <TrustFacts />
      <HomeRest {...rest} />
    </Sections>
  )
}

export default HomePage

export const query = graphql`
  query HomePage {
    page(slug: { eq: "home" }) {
      heading
      subheading
      seo {
        title
        description
      }
      picture {
        ...PictureHero
      }
    }
    domains {
      ...DomainsSection
    }
    features {
      ...FeaturesSection
    }
    plans {
      ...PlansSection
    }
    testimonials {
      ...TestimonialsSection
    }
    faqs {
      ...FaqsSection
    }
  }
`
