import { createTransport } from "nodemailer"
import { isForm, readData } from "../../content/formWords"
import { addressIn } from "./addressIn"
import { ANSWER_TIMEOUT_MS, type Channel, type OpenWay } from "./Channel"
import { type MailSettings, recipientsFor, recipientsOf } from "./leadSettings"
import { ownerMail } from "./ownerMail"
import { replyMail } from "./replyMail"
import { senderKeyOf } from "./senderKeyOf"
import { stepOf } from "./ways"

const HOUR_MS = 3_600_000

/** Later replies would confuse: by then people have answered. */
const MAX_REPLY_AGE_MS = 24 * HOUR_MS

/** How many replies are sent in an hour, so that nobody can have the site write to crowds of strangers. */
const MAX_REPLIES_AN_HOUR = 60

const sentReplies = "d.step = 'reply' AND d.tries > 0 AND d.error IS NULL AND d.at > $1"

/** Whether visitors have got as many replies as they may: one an hour to a mailbox, and some to all together. */
const isRepliedTo: Channel["takes"] = async (entry, query, now) => {
  const since = (time: number) => new Date(time - HOUR_MS).toISOString()
  const same = await query(
    `SELECT 1 FROM entries e JOIN deliveries d ON d.entry = e.id WHERE ${sentReplies} AND e.sender_key = $2 AND e.id <> $3 LIMIT 1`,
    [since(Date.parse(entry.received)), senderKeyOf(entry), entry.id],
  )
  if (same.length > 0) return true
  const all = await query(`SELECT 1 FROM deliveries d WHERE ${sentReplies} LIMIT $2`, [since(now), MAX_REPLIES_AN_HOUR])
  return all.length >= MAX_REPLIES_AN_HOUR
}

const takesReply: Channel["takes"] = async (entry, query, now) =>
  now - Date.parse(entry.received) < MAX_REPLY_AGE_MS &&
  isForm(entry.template_id) &&
  addressIn(entry) !== undefined &&
  !(await isRepliedTo(entry, query, now))

/** Rejects if an action takes too long: a server that sends a little now and then is never silent. */
const within = <Result>(ms: number, action: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const end = setTimeout(() => reject(new Error(`The mail server took longer than ${ms / 1000} seconds`)), ms)
    void action.then(resolve, reject).finally(() => clearTimeout(end))
  })

/**
 * Delivers by SMTP: to each recipient by itself, so that one who is refused delays no other.
 * @param isReplyOn whether visitors get an automatic reply
 * @param timeout how long the server may be silent, in milliseconds; a whole conversation takes at most four times as long
 */
export const mailWay = (
  settings: MailSettings,
  isReplyOn: boolean,
  timeout = ANSWER_TIMEOUT_MS,
): Omit<OpenWay, "name"> => {
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
  const send = (mail: Parameters<typeof transport.sendMail>[0]) => within(4 * timeout, transport.sendMail(mail))
  const from = (): { name: string; address: string } => ({
    name: readData("site.json").brand,
    address: settings.LEADS_FROM,
  })
  const messageId = (id: string) => `<${id}@${settings.LEADS_FROM.split("@").at(-1)}>`
  const { LEADS_FROM } = settings

  const recipients = recipientsOf(settings)
  const queue = { step: "mail", all: recipients.map(stepOf) }
  const mailTo = (recipient: string): Channel => ({
    step: stepOf(recipient),
    queue,
    takes: async ({ template_id: form }) => recipientsFor(settings, form).includes(recipient),
    send: (entry) => {
      const replyTo = addressIn(entry)
      return send({
        ...ownerMail(entry),
        from: from(),
        // All see who else got it.
        to: recipientsFor(settings, entry.template_id),
        envelope: { from: LEADS_FROM, to: recipient },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        messageId: messageId(entry.id),
      })
    },
  })
  const reply: Channel = {
    step: "reply",
    takes: takesReply,
    needsRecord: true,
    send: (entry) =>
      send({
        ...replyMail(entry),
        from: from(),
        to: { name: "", address: addressIn(entry) ?? "" },
        replyTo: recipientsFor(settings, entry.template_id),
        messageId: messageId(`reply-${entry.id}`),
        // RFC 3834, and its equivalent in Exchange: no automatic replies to this one.
        headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
      }),
  }
  return {
    channels: [...recipients.map(mailTo), ...(isReplyOn ? [reply] : [])],
    tell: async ({ subject, text }, isForAll) => {
      const to = isForAll ? recipients : settings.LEADS_TO
      const { rejected } = await send({ subject, text, from: from(), to })
      return rejected.map(String)
    },
    check: async () => {
      const { hostname } = new URL(settings.SMTP_URL)
      await within(4 * timeout, transport.verify()).catch((cause) => {
        throw new Error(`Mail does not work: ${hostname} refuses what SMTP_URL says`, { cause })
      })
      return `Mail works: ${hostname} accepts what SMTP_URL says.`
    },
  }
}
