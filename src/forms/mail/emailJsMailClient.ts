import { init, send } from "@emailjs/browser"
import type { MailClient } from "./loadMailClient"

/** Sends with the mail service's own client. */
export const emailJsMailClient: MailClient = async ({ origin, publicKey, serviceId, templateId }, params) => {
  // The client takes its address from `init` alone; one given with a single send is ignored.
  init({ publicKey }, origin)
  return (await send(serviceId, templateId, { ...params })).text
}
