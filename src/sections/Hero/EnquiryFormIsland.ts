import { defineIsland } from "../../islands/Island"

/** A hero's enquiry form. */
export const EnquiryFormIsland = defineIsland({
  name: "enquiry",
  load: async () => (await import(/* webpackChunkName: "island-enquiry" */ "../../forms/EnquiryForm")).EnquiryForm,
})
