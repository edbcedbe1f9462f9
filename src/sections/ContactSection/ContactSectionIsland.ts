import { defineIsland } from "../../islands/Island"

/** The contact form with its text. */
export const ContactSectionIsland = defineIsland({
  name: "contact",
  load: async () => (await import(/* webpackChunkName: "island-contact" */ "./ContactSection")).ContactSection,
  hydratedInView: true,
})
