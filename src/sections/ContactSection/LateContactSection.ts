import { latePart } from "../../late/latePart"

/** The contact form where it stands below the first view. */
export const LateContactSection = latePart({
  name: "contact",
  load: async () => (await import(/* webpackChunkName: "late-contact" */ "./ContactSection")).ContactSection,
})
