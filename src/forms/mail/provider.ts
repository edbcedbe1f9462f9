import { emailJs } from "./emailJs"
import type { MailProvider } from "./MailProvider"

/** The service that forms send to. Another one is a module of its own, named here. */
export const mailProvider: MailProvider = emailJs

/** Whether any of its settings is there. From then on no form goes elsewhere: half a configuration shows by its failures. */
export const isProviderSet = () => Object.values(mailProvider.settings()).some(Boolean)
