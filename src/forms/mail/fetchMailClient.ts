import type { MailClient } from "./loadMailClient"

/** The version whose requests this one equals. */
const clientVersion = "4.4.1"

/**
 * Sends the very request that the mail service's client sends, without the client.
 * It is the fallback where the client cannot be loaded: its script fails as a whole where storage is blocked.
 */
export const fetchMailClient: MailClient = async ({ origin, publicKey, serviceId, templateId }, params) => {
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
