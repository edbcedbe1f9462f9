import { defineIsland } from "../../islands/Island"
import "../../forms/fields/ChoiceField.module.css"
import "../../forms/fields/ConsentField.module.css"
import "../../forms/fields/Field.module.css"
import "../../forms/fields/DateField.module.css"
import "../../components/VisuallyHidden/VisuallyHidden.module.css"
import "../../forms/fields/PhoneField.module.css"
import "../../forms/FormShell.module.css"
import "../../components/Button/Button.module.css"
import "../../forms/EnquiryForm.module.css"
import "../../forms/RestrictionLine.module.css"

const island = {
  name: "enquiry",
  load: async () => (await import(/* webpackChunkName: "island-enquiry" */ "../../forms/EnquiryForm")).EnquiryForm,
}

/** A hero's enquiry form. */
export const EnquiryFormIsland = defineIsland({ ...island, hydratedInView: true })

/** The same, hydrated with the first interaction only: on a page that has to load other code first. */
export const LaterEnquiryFormIsland = defineIsland(island)
