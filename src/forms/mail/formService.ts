import type { FormName } from "../formTables"
import type { PlainProvider } from "./PlainProvider"

/** The settings. Each name is spelled out, since the build replaces these expressions with their values. */
const formServiceSettings = () => ({
  GATSBY_FORMS_URL: process.env.GATSBY_FORMS_URL,
  GATSBY_FORMS_ENQUIRY_URL: process.env.GATSBY_FORMS_ENQUIRY_URL,
  GATSBY_FORMS_CONTACT_URL: process.env.GATSBY_FORMS_CONTACT_URL,
  GATSBY_FORMS_JOB_URL: process.env.GATSBY_FORMS_JOB_URL,
  GATSBY_FORMS_SUBSCRIBE_URL: process.env.GATSBY_FORMS_SUBSCRIBE_URL,
  GATSBY_FORMS_FIELDS: process.env.GATSBY_FORMS_FIELDS,
  GATSBY_FORMS_REPLY_TO: process.env.GATSBY_FORMS_REPLY_TO,
  GATSBY_FORMS_NEXT: process.env.GATSBY_FORMS_NEXT,
})

/** The address that a form is posted to, by these settings; empty if there is none. */
export const serviceAddress = (form: FormName, settings: Readonly<Record<string, string | undefined>>) =>
  settings[`GATSBY_FORMS_${form.toUpperCase()}_URL`] || settings.GATSBY_FORMS_URL || ""

const addressOf = (form: FormName) => serviceAddress(form, formServiceSettings())

/** Any service that takes the POST of a form, such as Formspree, Basin, Formcarry or Web3Forms. */
export const formService: PlainProvider = {
  maxBytes: 100_000,
  addressOf,
  actionOf: addressOf,
  extrasOf: (form) => ({ form, ...Object.fromEntries(new URLSearchParams(formServiceSettings().GATSBY_FORMS_FIELDS)) }),
  replyToName: () => formServiceSettings().GATSBY_FORMS_REPLY_TO || "email",
  nextName: () => formServiceSettings().GATSBY_FORMS_NEXT || undefined,
}
