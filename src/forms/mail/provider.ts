import { emailJs } from "./emailJs"
import type { MailProvider } from "./MailProvider"

/** The service that forms are sent to. To use another, write its module and import it here. */
export const mailProvider: MailProvider = emailJs

/** Whether any of its settings is set. If so, forms go only there, so that incomplete settings fail visibly. */
export const isProviderSet = () => Object.values(mailProvider.settings()).some(Boolean)
