import { defineIsland } from "../../islands/Island"
import "../../components/VisuallyHidden/VisuallyHidden.module.css"
import "../../links/ArrowLink.module.css"
import "../../pictures/Picture.module.css"
import "../Section/Section.module.css"
import "../Domains/Domains.module.css"
import "../../components/Prose/Prose.module.css"
import "../../components/Accordion/Accordion.module.css"
import "../../components/SearchField/SearchField.module.css"
import "../../components/SectionHead/SectionHead.module.css"
import "../Faqs/FaqList.module.css"
import "../Faqs/Faqs.module.css"
import "../../components/Carousel/Carousel.module.css"
import "../Features/Features.module.css"
import "../../components/Button/Button.module.css"
import "../Plans/Plans.module.css"
import "../Reasons/Reasons.module.css"
import "../../errors/SectionErrorBoundary.module.css"
import "../../components/Card/Card.module.css"
import "../Testimonials/Testimonials.module.css"
import "../TrustFacts/TrustFacts.module.css"
import "../Workflow/Workflow.module.css"

/** The home page below its first view. */
export const HomeIsland = defineIsland({
  name: "home",
  load: async () => (await import(/* webpackChunkName: "island-home" */ "./HomeBelowFold")).HomeBelowFold,
})
