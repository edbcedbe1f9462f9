import { MAX_FIELD_BYTES } from "../formTables"
import { loadEmailJsClient } from "./emailJsClient"
import type { MailReceiver } from "./MailProvider"

/** A static host that answers any request with a page has not accepted the form, whatever the status. */
const isPage = (text: string) => /^\s*<(?:!doctype|html)/i.test(text)

/** This site's own endpoint, which stores submissions in the outbox while no provider is configured. */
export const ownEndpoint: MailReceiver = {
  // The rest of MAX_SUBMISSION_BYTES (`endpointPaths`) is for field names and quotes; if escapes take more, it answers 413.
  maxBytes: 55_000,
  maxFieldBytes: MAX_FIELD_BYTES,
  prepare: loadEmailJsClient,
  send: async (form, fields) => {
    const send = await loadEmailJsClient()
    const account = { origin: window.location.origin, publicKey: "built-in", serviceId: form, templateId: form }
    if (isPage(await send(account, fields))) throw new Error("There is no mail endpoint at this address")
  },
}
