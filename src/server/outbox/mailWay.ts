import { createTransport } from "nodemailer"
import { isForm, readData } from "../../content/formWords"
import type { Query } from "../database/Database"
import { addressIn, isSameAddress } from "./addressIn"
import { ANSWER_TIMEOUT_MS, type Channel } from "./Channel"
import { type MailSettings, recipientsFor } from "./leadSettings"
import { entryColumns, entryOf, type OutboxEntry } from "./OutboxEntry"
import { ownerMail } from "./ownerMail"
import { replyMail } from "./replyMail"

const HOUR_MS = 3_600_000

/** Later replies would confuse: by then people have answered. */
const MAX_REPLY_AGE_MS = 24 * HOUR_MS

/** Whether another reply went to a visitor's address since an hour before an entry was received. */
const isRepliedTo = async (entry: OutboxEntry, query: Query) => {
  const since = new Date(Date.parse(entry.received) - HOUR_MS).toISOString()
  const replied = await query<Record<string, string>>(
    `SELECT ${entryColumns} FROM deliveries d JOIN entries e ON e.id = d.entry
     WHERE d.step = 'reply' AND d.tries > 0 AND d.error IS NULL AND d.at > $1 AND e.id <> $2`,
    [since, entry.id],
  )
  return replied.some((other) => isSameAddress(addressIn(entryOf(other)), addressIn(entry)))
}

const takesReply: Channel["takes"] = async (entry, query, now) =>
  now - Date.parse(entry.received) < MAX_REPLY_AGE_MS &&
  isForm(entry.template_id) &&
  addressIn(entry) !== undefined &&
  !(await isRepliedTo(entry, query))

/**
 * Delivers by SMTP.
 * @param isReplyOn whether visitors get an automatic reply
 * @param timeout how long the server may be silent, in milliseconds
 */
export const mailWay = (settings: MailSettings, isReplyOn: boolean, timeout = ANSWER_TIMEOUT_MS): Channel[] => {
  const transport = createTransport({
    url: settings.SMTP_URL,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Name and password never go unencrypted.
    requireTLS: new URL(settings.SMTP_URL).username !== "",
    // What visitors type can then never name a file or an address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = (): { name: string; address: string } => ({
    name: readData("site.json").brand,
    address: settings.LEADS_FROM,
  })
  const messageId = (id: string) => `<${id}@${settings.LEADS_FROM.split("@").at(-1)}>`

  const mail: Channel = {
    step: "mail",
    send: async (entry) => {
      const replyTo = addressIn(entry)
      const { rejected } = await transport.sendMail({
        ...ownerMail(entry),
        from: from(),
        to: recipientsFor(settings, entry.template_id),
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        messageId: messageId(entry.id),
      })
      // It has arrived at the others: another try would repeat it there.
      if (rejected.length > 0) console.error(`The mail server refuses recipients: ${rejected.join(", ")}`)
    },
  }
  const reply: Channel = {
    step: "reply",
    takes: takesReply,
    send: (entry) =>
      transport.sendMail({
        ...replyMail(entry),
        from: from(),
        to: { name: "", address: addressIn(entry) ?? "" },
        replyTo: recipientsFor(settings, entry.template_id),
        messageId: messageId(`reply-${entry.id}`),
        // RFC 3834, and its equivalent in Exchange: no automatic replies to this one.
        headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
      }),
  }
  return isReplyOn ? [mail, reply] : [mail]
}
