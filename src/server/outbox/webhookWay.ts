import { Webhook } from "standardwebhooks"
import { ANSWER_TIMEOUT_MS, type Channel } from "./Channel"
import type { WebhookSettings } from "./leadSettings"
import type { OutboxEntry } from "./OutboxEntry"

const payloadOf = ({ id, received, reference, template_id, template_params, context, consent }: OutboxEntry) =>
  JSON.stringify({
    type: "lead.received",
    timestamp: received,
    data: { id, form: template_id, reference, fields: template_params, context, consent },
  })

/**
 * Posts entries as Standard Webhooks (https://www.standardwebhooks.com), signed, under the entry's id.
 * @param timeout how long the receiver may take to answer, in milliseconds
 */
export const webhookWay = (settings: WebhookSettings, timeout = ANSWER_TIMEOUT_MS): Channel => {
  const webhook = new Webhook(settings.LEADS_WEBHOOK_SECRET)
  return {
    step: "webhook",
    send: async (entry) => {
      const body = payloadOf(entry)
      const sentAt = new Date()
      const response = await fetch(settings.LEADS_WEBHOOK, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "webhook-id": entry.id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
          "webhook-signature": webhook.sign(entry.id, sentAt, body),
        },
        body,
        // Personal data goes to the address that the owner has set, and to no other.
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The webhook answered with status ${response.status}`)
    },
  }
}
