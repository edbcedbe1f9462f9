import type { FieldValues } from "../formTables"
import { withTimeout } from "./withTimeout"

/** Where a form is sent: a server's origin, the public key of an account there, and the service and template of the form. */
interface MailAccount {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}

/** @returns the text of the answer; rejects if the server does not accept the values */
type MailClient = (account: MailAccount, params: FieldValues) => Promise<string>

const clientVersion = "4.4.1"

/** How long the client's script may take to load: well within the time that a visitor waits for an answer. */
const CLIENT_TIMEOUT_MS = 5_000

/**
 * Sends the same request as the client, without the client (docs/specification.md, Mail).
 * It is the fallback if the client cannot be loaded: its script throws if storage is blocked.
 */
const sendByFetch: MailClient = async ({ origin, publicKey, serviceId, templateId }, params) => {
  if (!publicKey || !serviceId || !templateId) throw new Error("The public key, service or template is not configured")
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: JSON.stringify({
      lib_version: clientVersion,
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  })
  const text = await response.text()
  if (!response.ok) throw { status: response.status, text }
  return text
}

const importClient = async (): Promise<MailClient> => {
  const { init, send } = await import(/* webpackChunkName: "mail-client" */ "@emailjs/browser")
  return async ({ origin, publicKey, serviceId, templateId }, params) => {
    // The client uses only the address given to `init`; one given with a single send is ignored.
    init({ publicKey }, origin)
    return (await send(serviceId, templateId, { ...params })).text
  }
}

let loading: Promise<MailClient> | undefined

/**
 * Loads the mail client, once; if it cannot be loaded, plain requests are made from then on. There is no second attempt:
 * the bundler returns a script that failed half-way as if it were complete.
 */
export const loadMailClient = () => {
  loading ??= withTimeout(importClient(), CLIENT_TIMEOUT_MS).catch(() => sendByFetch)
  return loading
}
