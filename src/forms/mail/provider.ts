import { emailJs } from "./emailJs"
import type { MailProvider } from "./MailProvider"

/** The service that forms are sent to. Another one is a module of its own, imported here. */
export const mailProvider: MailProvider = emailJs

/** Whether any of its settings is set. Then no form goes elsewhere: an incomplete configuration shows by its failures. */
export const isProviderSet = () => Object.values(mailProvider.settings()).some(Boolean)
