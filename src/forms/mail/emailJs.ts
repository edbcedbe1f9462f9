import type { FormName } from "../formTables"
import { loadEmailJsClient } from "./emailJsClient"
import type { MailProvider } from "./MailProvider"

const origin = "https://api.emailjs.com"

// Each name is spelled out, since the build replaces these expressions with their values.
const settings = () => ({
  GATSBY_EMAILJS_PUBLIC_KEY: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  GATSBY_EMAILJS_ENQUIRY_SERVICE: process.env.GATSBY_EMAILJS_ENQUIRY_SERVICE,
  GATSBY_EMAILJS_ENQUIRY_TEMPLATE: process.env.GATSBY_EMAILJS_ENQUIRY_TEMPLATE,
  GATSBY_EMAILJS_CONTACT_SERVICE: process.env.GATSBY_EMAILJS_CONTACT_SERVICE,
  GATSBY_EMAILJS_CONTACT_TEMPLATE: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE,
  GATSBY_EMAILJS_JOB_SERVICE: process.env.GATSBY_EMAILJS_JOB_SERVICE,
  GATSBY_EMAILJS_JOB_TEMPLATE: process.env.GATSBY_EMAILJS_JOB_TEMPLATE,
  GATSBY_EMAILJS_SUBSCRIBE_SERVICE: process.env.GATSBY_EMAILJS_SUBSCRIBE_SERVICE,
  GATSBY_EMAILJS_SUBSCRIBE_TEMPLATE: process.env.GATSBY_EMAILJS_SUBSCRIBE_TEMPLATE,
})

/** The account for a form. Missing settings are empty: the client rejects them, and the visitor sees the failure. */
const accountOf = (form: FormName) => {
  const values = settings()
  const name = form.toUpperCase() as Uppercase<FormName>
  return {
    origin,
    publicKey: values.GATSBY_EMAILJS_PUBLIC_KEY ?? "",
    serviceId: values[`GATSBY_EMAILJS_${name}_SERVICE`] ?? "",
    templateId: values[`GATSBY_EMAILJS_${name}_TEMPLATE`] ?? "",
  }
}

/** EmailJS (https://www.emailjs.com), with a service and a template for each form. */
export const emailJs: MailProvider = {
  name: "EmailJS",
  origin,
  settings,
  // https://www.emailjs.com/docs/rest-api/send/: all template parameters together may have 50,000. The rest is for their
  // names, quotes and escapes, and for what goes along.
  maxBytes: 47_000,
  prepare: loadEmailJsClient,
  send: async (form, fields) => (await loadEmailJsClient())(accountOf(form), fields),
}
