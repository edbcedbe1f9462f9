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

type HomeRestProps = Pick<Queries.HomePageQuery, "domains" | "features" | "plans" | "testimonials" | "faqs">

/** Home below its first view. The order of the sections is that of decisions, 'Sections whose place is not shown'. */
export const HomeRest = ({ domains, features, plans, testimonials, faqs }: HomeRestProps) => (
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
