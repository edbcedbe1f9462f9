import { init, send } from "@emailjs/browser"
import { lendSignal } from "./lendSignal"
import type { MailClient } from "./loadMailClient"

/** Sends with the mail service's own client. */
export const emailJsMailClient: MailClient = async ({ origin, publicKey, serviceId, templateId }, params, signal) => {
  // The client takes its address from `init` alone; one given with a single send is ignored.
  init({ publicKey }, origin)
  const takeBack = lendSignal(`${origin}/api/v1.0/email/send`, signal)
  try {
    return (await send(serviceId, templateId, { ...params })).text
  } finally {
    takeBack()
  }
}
