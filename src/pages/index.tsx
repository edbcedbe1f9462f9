import { graphql, type PageProps } from "gatsby"
import { useArrivalScroll } from "../links/useArrivalScroll"
import { Domains } from "../sections/Domains/Domains"
import { Faqs } from "../sections/Faqs/Faqs"
import { Features } from "../sections/Features/Features"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { Plans } from "../sections/Plans/Plans"
import { Reasons } from "../sections/Reasons/Reasons"
import { Sections } from "../sections/Section/Sections"
import { ServiceCards } from "../sections/ServiceCards/ServiceCards"
import { Testimonials } from "../sections/Testimonials/Testimonials"
import { TrustFacts } from "../sections/TrustFacts/TrustFacts"
import { Workflow } from "../sections/Workflow/Workflow"
import { Seo } from "../seo/Seo"

/** Home. The order of its sections is that of decisions, 'Sections whose place is not shown'. */
const HomePage = ({ data, location }: PageProps<Queries.HomePageQuery>) => {
  useArrivalScroll(location.state)
  const { page, domains, features, plans, testimonials, faqs } = data
  if (!page) return null
  return (
    <Sections>
      <Seo {...page.seo} path="/" />
      <EnquiryHero {...page} state={location.state} />
      <TrustFacts />
      <Workflow />
      <Reasons />
      <ServiceCards />
      {domains && <Domains {...domains} />}
      {features && <Features {...features} />}
      {plans && <Plans {...plans} />}
      {testimonials && <Testimonials {...testimonials} />}
      {faqs && <Faqs {...faqs} />}
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
