import type { FieldValues } from "../formTables"
import { withTimeout } from "./withTimeout"

/** Where a form is sent: the server's origin, the account's public key, and the form's service and template. */
interface EmailJsAccount {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}

/** @returns the text of the answer; rejects if the server does not accept the values */
type EmailJsClient = (account: EmailJsAccount, params: FieldValues) => Promise<string>

const clientVersion = "4.4.1"

/** How long the client's script may take to load: well below the time that a visitor waits for an answer. */
const CLIENT_TIMEOUT_MS = 5_000

/**
 * Sends the client's request without the client (docs/specification.md, Mail), if that cannot be loaded: its script
 * throws if storage is blocked.
 */
const sendByFetch: EmailJsClient = async ({ origin, publicKey, serviceId, templateId }, params) => {
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

const importClient = async (): Promise<EmailJsClient> => {
  const { init, send } = await import(/* webpackChunkName: "mail-client" */ "@emailjs/browser")
  return async ({ origin, publicKey, serviceId, templateId }, params) => {
    // The client only uses the origin passed to `init`; one passed with a send is ignored.
    init({ publicKey }, origin)
    return (await send(serviceId, templateId, { ...params })).text
  }
}

let loading: Promise<EmailJsClient> | undefined

/**
 * Loads the mail client once; if that fails, plain requests are made from then on. There is no second attempt, because
 * webpack would return a script that failed half-way as if it were complete.
 */
export const loadEmailJsClient = () => {
  loading ??= withTimeout(importClient(), CLIENT_TIMEOUT_MS).catch(() => sendByFetch)
  return loading
}
