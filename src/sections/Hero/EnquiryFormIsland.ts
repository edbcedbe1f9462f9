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

/** A hero's enquiry form. */
export const EnquiryFormIsland = defineIsland({
  name: "enquiry",
  load: async () => (await import(/* webpackChunkName: "island-enquiry" */ "../../forms/EnquiryForm")).EnquiryForm,
})
