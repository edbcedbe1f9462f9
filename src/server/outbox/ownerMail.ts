import { isForm, labelOf, readForms } from "../../content/formWords"
import type { ContextName } from "../../forms/leadNames"
import type { OutboxEntry } from "./OutboxEntry"

const contextLabels: Readonly<Record<ContextName, string>> = {
  page: "Address",
  page_name: "Page",
  arrived_on: "First page of the visit",
  arrived_from: "Came from",
  utm_source: "Campaign source",
  utm_medium: "Campaign medium",
  utm_campaign: "Campaign",
  utm_term: "Campaign term",
  utm_content: "Campaign content",
}

const line = (label: string, value: string | number | boolean) => {
  const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value)
  return text.includes("\n") ? `${label}:\n${text}\n` : `${label}: ${text}`
}

const contextLines = ({ reference, context = {} }: OutboxEntry) => [
  ...(reference ? [line("Reference", reference)] : []),
  ...Object.entries(context).map(([name, value]) => line(contextLabels[name as ContextName] ?? name, value)),
]

/** What was agreed to, in lines for people. */
export const consentLines = ({ consent }: OutboxEntry) =>
  consent
    ? [
        ...consent.boxes.map(({ label, ticked }) => `${ticked ? "Agreed" : "Not agreed"}: “${label}”`),
        `Terms of ${consent.terms}, privacy policy of ${consent.privacy}`,
      ]
    : []

/**
 * The mail that tells an owner of an entry: all fields in the form's order under their labels, then context and consent,
 * as plain text.
 */
export const ownerMail = (entry: OutboxEntry) => {
  const { template_id: form, template_params: params, reference, context } = entry
  const words = isForm(form) ? readForms() : undefined
  const label = (field: string) => (words && isForm(form) && labelOf(words, form, field)) || field
  const about = [words && isForm(form) ? words[form].name : form, context?.page_name].filter(Boolean).join(": ")
  const blocks = [
    Object.entries(params).map(([field, value]) => line(label(field), value)),
    contextLines(entry),
    consentLines(entry),
    [`Received ${entry.received}, id ${entry.id}`],
  ]
  return {
    subject: reference ? `${about} (${reference})` : about,
    text: blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join("\n"))
      .join("\n\n"),
  }
}
