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

interface HomeBelowFoldProps {
  data: Queries.HomePageQuery
}

/** Home below its first view. The order of the sections: docs/specification.md, Home. */
export const HomeBelowFold = ({ data: { domains, features, plans, testimonials, faqs } }: HomeBelowFoldProps) => (
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
