import { isForm, readForms } from "../../content/formWords"
import type { OutboxEntry } from "./OutboxEntry"

/**
 * The automatic reply to a visitor, in the words of `data/forms.json`. It repeats nothing that was typed, so that nobody
 * can send words of their own to others through it.
 */
export const replyMail = ({ template_id: form, reference }: OutboxEntry) => {
  const { reply, nextSteps } = readForms()
  // Words that depend on a country's law are left out: where the visitor lives is not known here.
  const { steps: all = [], more } = isForm(form) ? nextSteps[form] : {}
  const steps = all.filter(({ restricted }) => restricted === undefined)
  const blocks = [
    reply.intro,
    ...(reference ? [nextSteps.reference.replace("{reference}", reference)] : []),
    ...(steps.length > 0 ? [[`${nextSteps.heading}:`, ...steps.map(({ text }) => `- ${text}`)].join("\n")] : []),
    ...(more ? [reply.closing] : []),
    reply.mistake,
  ]
  return { subject: reference ? `${reply.subject} (${reference})` : reply.subject, text: blocks.join("\n\n") }
}
