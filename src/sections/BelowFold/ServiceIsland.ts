import { defineIsland } from "../../islands/Island"
import "../../components/Prose/Prose.module.css"
import "../../components/Accordion/Accordion.module.css"
import "../../components/VisuallyHidden/VisuallyHidden.module.css"
import "../../components/SearchField/SearchField.module.css"
import "../../components/SectionHead/SectionHead.module.css"
import "../Section/Section.module.css"
import "../Faqs/FaqList.module.css"
import "../../links/ArrowLink.module.css"
import "../../pictures/Picture.module.css"
import "../Reasons/Reasons.module.css"
import "../../components/Card/Card.module.css"
import "../RelatedServices/RelatedServices.module.css"
import "../../components/Button/Button.module.css"
import "../../errors/SectionErrorBoundary.module.css"
import "../../components/Carousel/Carousel.module.css"
import "../ServiceSamples/ServiceSamples.module.css"
import "../ArticleLayout/NumberedList.module.css"
import "../ArticleLayout/Part.module.css"
import "../ArticleLayout/PullQuote.module.css"
import "../ArticleLayout/Contents.module.css"
import "../ArticleLayout/ArticleLayout.module.css"
import "../ServiceText/ServiceText.module.css"
import "../SubjectSlider/SubjectCard.module.css"
import "../TrustFacts/TrustFacts.module.css"
import "../Workflow/Workflow.module.css"

/** The page of a service below its first view. */
export const ServiceIsland = defineIsland({
  name: "service",
  load: async () => (await import(/* webpackChunkName: "island-service" */ "./ServiceBelowFold")).ServiceBelowFold,
})
