import type { FieldValues } from "../formTables"
import { withTimeout } from "./withTimeout"

/** Who sends, where to: a server's origin, an account's public key there, and the service and template of a form. */
export interface MailAccount {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}

/** @returns the text of the answer; rejects if the server does not take the values */
type MailClient = (account: MailAccount, params: FieldValues) => Promise<string>

const clientVersion = "4.4.1"

/** How long the client's script may take: well within what a visitor waits for an answer. */
const CLIENT_TIMEOUT_MS = 5_000

/**
 * Sends the very request that the client sends, without the client (docs/specification.md, Mail).
 * It is the fallback where the client cannot be loaded: its script fails as a whole where storage is blocked.
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
    // The client takes its address from `init` alone; one given with a single send is ignored.
    init({ publicKey }, origin)
    return (await send(serviceId, templateId, { ...params })).text
  }
}

let loading: Promise<MailClient> | undefined

/**
 * Loads the mail client, once; where it cannot be loaded, plain requests are made from then on. There is no second
 * attempt: the bundler hands out a script that has failed half-way as if it were whole.
 */
export const loadMailClient = () => {
  loading ??= withTimeout(importClient(), CLIENT_TIMEOUT_MS).catch(() => sendByFetch)
  return loading
}
