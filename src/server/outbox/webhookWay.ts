import { randomUUID } from "node:crypto"
import { Webhook } from "standardwebhooks"
import { ANSWER_TIMEOUT_MS, type Notice, type OpenWay } from "./Channel"
import type { WebhookSettings } from "./leadSettings"
import type { OutboxEntry } from "./OutboxEntry"
import { senderOf } from "./senderOf"

const eventOf = (entry: OutboxEntry) => {
  const { id, received, reference, template_id: form, template_params: fields, context, consent } = entry
  const data = { id, form, reference, sender: senderOf(entry), fields, context, consent }
  return { type: "lead.received", timestamp: received, data }
}

const noticeOf = (notice: Notice) => ({ type: "leads.notice", timestamp: new Date().toISOString(), data: notice })

/**
 * Posts entries as Standard Webhooks (https://www.standardwebhooks.com), signed, under the entry's id.
 * @param timeout how long the receiver may take to answer, in milliseconds
 */
export const webhookWay = (settings: WebhookSettings, timeout = ANSWER_TIMEOUT_MS): Omit<OpenWay, "name"> => {
  const webhook = new Webhook(settings.LEADS_WEBHOOK_SECRET)
  const post = async (id: string, event: object) => {
    const body = JSON.stringify(event)
    const sentAt = new Date()
    const response = await fetch(settings.LEADS_WEBHOOK, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": webhook.sign(id, sentAt, body),
      },
      body,
      // Personal data goes to the address that the owner has set, and to no other.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The webhook answered with status ${response.status}`)
  }
  return {
    channels: [{ step: "webhook", send: (entry) => post(entry.id, eventOf(entry)) }],
    tell: async (notice) => {
      await post(randomUUID(), noticeOf(notice))
      return []
    },
  }
}
