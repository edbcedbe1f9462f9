import { init, send } from "@emailjs/browser"
import type { Carrier } from "./carrier"

/** Sends with the mail service's own client. */
export const clientCarrier: Carrier = ({ origin, publicKey, serviceId, templateId }, params) => {
  // The client takes its address from `init` alone; one given with a single send is ignored.
  init({ publicKey }, origin)
  return send(serviceId, templateId, { ...params })
}
