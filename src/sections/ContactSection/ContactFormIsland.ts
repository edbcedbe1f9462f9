import { defineIsland } from "../../islands/Island"

/** The contact form. */
export const ContactFormIsland = defineIsland({
  name: "contact",
  load: async () => (await import(/* webpackChunkName: "island-contact" */ "../../forms/ContactForm")).ContactForm,
  hydratedInView: true,
})
