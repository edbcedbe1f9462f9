import { defineIsland } from "../../islands/Island"
import "../../components/Prose/Prose.module.css"
import "../../components/SectionHead/SectionHead.module.css"
import "../../components/VisuallyHidden/VisuallyHidden.module.css"
import "../ArticleLayout/Part.module.css"
import "../ArticleLayout/Contents.module.css"
import "../ArticleLayout/ArticleLayout.module.css"
import "../Section/Section.module.css"
import "../CountryGuide/CountryGuide.module.css"
import "../FraudWarning/FraudWarning.module.css"
import "../Socials/Socials.module.css"
import "../CountryGuide/CountryTrust.module.css"
import "../../pictures/Picture.module.css"
import "../Reasons/Reasons.module.css"
import "../../components/Button/Button.module.css"
import "../../errors/SectionErrorBoundary.module.css"
import "../../components/Carousel/Carousel.module.css"
import "../../components/Card/Card.module.css"
import "../../links/ArrowLink.module.css"
import "../TrustFacts/TrustFacts.module.css"
import "../Workflow/Workflow.module.css"

/** A country page below its first view. */
export const CountryIsland = defineIsland({
  name: "country",
  load: async () => (await import(/* webpackChunkName: "island-country" */ "./CountryBelowFold")).CountryBelowFold,
})
