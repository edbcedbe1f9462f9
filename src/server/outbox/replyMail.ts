import { isForm, readData, readForms } from "../../content/formWords"
import { fill } from "../../site/fill"
import type { OutboxEntry } from "./OutboxEntry"
import { fieldLines, inText } from "./ownerMail"
import { senderOf } from "./senderOf"

/** The longest text of a visitor that is repeated to them. */
const MAX_COPIED = 1000

/** What could lead a reader somewhere: addresses of pages and mailboxes, numbers to call, and lines of their own. */
const leadsAway = /[@/\\]|www|\p{L}\.\p{L}|\p{Nd}{5}|\n/iu

/**
 * The automatic reply to a visitor, in the words of `data/forms.json`. Anyone can enter the address of a stranger, so what was
 * typed is only repeated if it leads nowhere: neither links nor addresses nor numbers.
 */
export const replyMail = (entry: OutboxEntry) => {
  const { template_id: form, reference } = entry
  const { reply, nextSteps } = readForms()
  // Words that depend on a country's law are left out: where the visitor lives is not known here.
  const { steps: all = [], more } = isForm(form) ? nextSteps[form] : {}
  const steps = all.filter(({ restricted }) => restricted === undefined)
  const { name } = senderOf(entry)
  const copied = fieldLines(entry).filter(
    ({ value }) => value !== "" && value.length <= MAX_COPIED && !leadsAway.test(value),
  )
  const blocks = [
    name && !leadsAway.test(name) ? fill(reply.greeting, { name }) : reply.greetingWithoutName,
    reply.intro,
    ...(reference ? [nextSteps.reference.replace("{reference}", reference)] : []),
    ...(steps.length > 0 ? [[`${nextSteps.heading}:`, ...steps.map(({ text }) => `- ${text}`)].join("\n")] : []),
    ...(copied.length > 0 ? [[`${reply.sent}:`, ...copied.map(inText)].join("\n")] : []),
    ...(more ? [reply.closing] : []),
    reply.mistake,
    fill(reply.signature, { phone: readData("site.json").contact.phone }),
    reply.particulars,
  ]
  return { subject: reference ? `${reply.subject} (${reference})` : reply.subject, text: blocks.join("\n\n") }
}
