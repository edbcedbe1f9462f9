import { graphql, useStaticQuery } from "gatsby"
import { keepLate } from "../../late/lateResults"
import { Domains } from "../Domains/Domains"
import { Faqs } from "../Faqs/Faqs"
import { Features } from "../Features/Features"
import { Plans } from "../Plans/Plans"
import { Reasons } from "../Reasons/Reasons"
import { Sections } from "../Section/Sections"
import { ServiceCards } from "../ServiceCards/ServiceCards"
import { Testimonials } from "../Testimonials/Testimonials"
import { TrustFacts } from "../TrustFacts/TrustFacts"
import { Workflow } from "../Workflow/Workflow"

/** Home below its first view. The order of the sections: docs/specification.md, Home. */
export const HomeRest = () => {
  const { domains, features, plans, testimonials, faqs } = keepLate(
    useStaticQuery<Queries.HomeRestQuery>(graphql`
      query HomeRest {
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
    `),
  )
  return (
    <Sections>
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
