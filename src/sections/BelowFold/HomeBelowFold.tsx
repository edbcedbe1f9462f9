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

/** The home page below its first view: its sections, in their order (docs/specification.md, Home). */
export const HomeBelowFold = () => (
  <Sections>
    <TrustFacts />
    <Workflow />
    <Reasons />
    <ServiceCards />
    <Domains />
    <Features />
    <Plans />
    <Testimonials />
    <Faqs />
  </Sections>
)
