import { defineIsland } from "../../islands/Island"
import "../../components/SectionHead/SectionHead.module.css"
import "../../components/VisuallyHidden/VisuallyHidden.module.css"
import "../../forms/fields/Field.module.css"
import "../../forms/fields/PhoneField.module.css"
import "../../forms/FormShell.module.css"
import "../../components/Button/Button.module.css"
import "../FraudWarning/FraudWarning.module.css"
import "../Section/Section.module.css"
import "./ContactSection.module.css"

/** The contact form with its text. */
export const ContactSectionIsland = defineIsland({
  name: "contact",
  load: async () => (await import(/* webpackChunkName: "island-contact" */ "./ContactSection")).ContactSection,
  hydratedInView: true,
})
