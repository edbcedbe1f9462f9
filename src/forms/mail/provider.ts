import { formTables } from "../formTables"
import { emailJs } from "./emailJs"
import type { MailProvider } from "./MailProvider"
import { plainProvider } from "./plainProviders"

/** The service that forms are sent to by its own client. To use another, write its module and import it here. */
export const mailProvider: MailProvider = emailJs

/** Whether any of its settings is set. If so, forms go only there, so that incomplete settings fail visibly. */
export const isProviderSet = () => Object.values(mailProvider.settings()).some(Boolean)

/** The origins that forms post to by themselves, without this site's own. */
export const formOrigins = () => {
  const addresses = Object.keys(formTables).map((form) => plainProvider()?.addressOf(form as keyof typeof formTables))
  const origins = addresses.flatMap((address = "") => (URL.canParse(address) ? [new URL(address).origin] : []))
  return [...new Set(origins)]
}

/** The origins that scripts send forms to, without this site's own. */
export const mailOrigins = () => {
  if (plainProvider()) return formOrigins()
  return isProviderSet() ? [mailProvider.origin] : []
}
