import { defineIsland } from "../../islands/Island"
import "../../forms/fields/ConsentField.module.css"
import "../../forms/fields/Field.module.css"
import "../../components/VisuallyHidden/VisuallyHidden.module.css"
import "../../forms/fields/PhoneField.module.css"
import "../../forms/FormShell.module.css"
import "../../components/Button/Button.module.css"
import "../../forms/CvDialog.module.css"
import "../Section/Section.module.css"
import "./JobApplication.module.css"

/** The application form below the text of the job. */
export const JobApplicationIsland = defineIsland({
  name: "application",
  load: async () => (await import(/* webpackChunkName: "island-application" */ "./JobApplication")).JobApplication,
  hydratedInView: true,
})
