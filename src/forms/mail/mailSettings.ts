import type { FormName } from "../formTables"

/** How a form's mail is addressed: the service's origin, the account's public key, the service and the template. */
export interface MailSettings {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}

// Each name is written out: the build replaces these expressions by their values, one by one.
const account = () => ({
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? "",
  enquiry: [process.env.GATSBY_EMAILJS_ENQUIRY_SERVICE, process.env.GATSBY_EMAILJS_ENQUIRY_TEMPLATE],
  contact: [process.env.GATSBY_EMAILJS_CONTACT_SERVICE, process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE],
  job: [process.env.GATSBY_EMAILJS_JOB_SERVICE, process.env.GATSBY_EMAILJS_JOB_TEMPLATE],
  subscribe: [process.env.GATSBY_EMAILJS_SUBSCRIBE_SERVICE, process.env.GATSBY_EMAILJS_SUBSCRIBE_TEMPLATE],
})

/**
 * Where a form's mail goes: to the hosted service if any of its settings is there,
 * else to this site's own endpoint. Half a configuration is not made whole here:
 * the mail client refuses it, and the visitor sees that the form was not sent.
 * @param own the origin of this site
 */
export const mailSettings = (form: FormName, own: string): MailSettings => {
  const { publicKey, ...forms } = account()
  const configured = [publicKey, ...Object.values(forms).flat()].some(Boolean)
  if (!configured) return { origin: own, publicKey: "built-in", serviceId: form, templateId: form }
  const [serviceId = "", templateId = ""] = forms[form]
  return { origin: "https://api.emailjs.com", publicKey, serviceId, templateId }
}
