import { defineIsland } from "../../islands/Island"
import "../../sections/FraudWarning/FraudWarning.module.css"
import "../../pictures/Picture.module.css"
import "../../sections/OfficesBand/OfficesBand.module.css"
import "../../components/VisuallyHidden/VisuallyHidden.module.css"
import "../../sections/Socials/Socials.module.css"
import "../../forms/fields/Field.module.css"
import "../../forms/FormShell.module.css"
import "../../components/Button/Button.module.css"
import "../../sections/SubscriptionBand/SubscriptionBand.module.css"
import "../Logo.module.css"
import "./CountryLinks.module.css"
import "./FooterLink.module.css"
import "./FooterTitle.module.css"
import "./Footer.module.css"
import "./FooterLinks.module.css"

/** The footer of every page. */
export const FooterIsland = defineIsland({
  name: "footer",
  load: async () => (await import(/* webpackChunkName: "island-footer" */ "./Footer")).Footer,
})
