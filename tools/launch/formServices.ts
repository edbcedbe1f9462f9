import { type FormName, formTables } from "../../src/forms/formTables"
import { serviceAddress } from "../../src/forms/mail/formService"
import type { Environment } from "../../src/hosting/settings/Setting"

/** The services that get what visitors write without scripts, in the words in which a privacy policy names them. */
export const formServices = (settings: Environment) => {
  if (settings.GATSBY_FORMS === "netlify") return ["Netlify"]
  if (settings.GATSBY_FORMS !== "service") return []
  const addresses = Object.keys(formTables).map((form) => serviceAddress(form as FormName, settings))
  return [...new Set(addresses.map((text) => new URL(text).hostname.split(".").slice(-2).join(".")))]
}
