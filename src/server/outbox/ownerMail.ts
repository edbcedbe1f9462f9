import { parsePhoneNumberFromString } from "libphonenumber-js"
import { isForm, labelOf, readData, readForms } from "../../content/formWords"
import { fieldsOf } from "../../forms/formTables"
import type { ContextName } from "../../forms/leadNames"
import { readSetting } from "../../hosting/settings/readSetting"
import { longDay, shortDay } from "../../site/dayFormats"
import { escapeHtml } from "../../site/escapeHtml"
import type { OutboxEntry } from "./OutboxEntry"
import { ownersClock } from "./ownersClock"
import { senderOf } from "./senderOf"

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
  gclid: "Google click",
  gbraid: "Google click (gbraid)",
  wbraid: "Google click (wbraid)",
  fbclid: "Meta click",
  msclkid: "Microsoft click",
}

/** What a person calls a name of the context. */
const contextLabel = (name: string) => contextLabels[name as ContextName] ?? name

/** What a mail or the inbox tells of an entry, and the address that it opens. */
export interface Line {
  readonly label: string
  readonly value: string
  readonly to?: string
}

/** The fields of a form that have a control of a kind. */
const isOfKind = (form: string, field: string, controls: readonly string[]) =>
  isForm(form) && controls.includes(fieldsOf(form)[field]?.control ?? "")

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const shown = (form: string, field: string, value: string | number | boolean) => {
  if (typeof value === "boolean") return value ? "yes" : "no"
  return isOfKind(form, field, ["date"]) && isDay(String(value)) ? longDay(String(value)) : String(value)
}

/** The fields of an entry as the form shows them: its texts first, then how to reach the visitor, then the rest in order. */
export const fieldLines = (entry: OutboxEntry): Line[] => {
  const { template_id: form, template_params: params } = entry
  const words = isForm(form) ? readForms() : undefined
  const label = (field: string) => (words && isForm(form) && labelOf(words, form, field)) || field
  const isText = (field: string) => isOfKind(form, field, ["textArea"])
  const { phone } = senderOf(entry)
  // Without the zero that many write behind the code; what is no number opens nothing.
  const number = parsePhoneNumberFromString(phone)?.number
  const chat = `https://wa.me/${number?.slice(1)}`
  const lines = Object.entries(params).flatMap(([field, value]): Line[] => {
    if (isText(field) || isOfKind(form, field, ["dialCode"])) return []
    if (!isOfKind(form, field, ["phone"]) || !phone) return [{ label: label(field), value: shown(form, field, value) }]
    if (!number) return [{ label: label(field), value: phone }]
    return [
      { label: label(field), value: phone, to: `tel:${number}` },
      { label: "WhatsApp", value: chat, to: chat },
    ]
  })
  const texts = Object.entries(params).filter(([field, value]) => isText(field) && value !== "")
  return [...texts.map(([field, value]) => ({ label: label(field), value: String(value) })), ...lines]
}

const siteAddress = () => (readSetting("SITE_URL") ?? String(readData("site.json").url)).replace(/\/+$/, "")

/** Where an entry came from. */
export const contextLines = ({ context = {} }: OutboxEntry): Line[] =>
  Object.entries(context).map(([name, value]) => {
    const isPath = (name === "page" || name === "arrived_on") && value.startsWith("/")
    const address = isPath ? siteAddress() + value : undefined
    return { label: contextLabel(name), value: address ?? value, ...(address && { to: address }) }
  })

/** What was agreed to, in lines for people. */
export const consentLines = ({ consent }: OutboxEntry) =>
  consent
    ? [
        ...consent.boxes.map(({ label, ticked }) => `${ticked ? "Agreed" : "Not agreed"}: “${label}”`),
        `Terms of ${consent.terms}, privacy policy of ${consent.privacy}`,
      ]
    : []

/** A line of a mail as text. */
export const inText = ({ label, value }: Line) =>
  value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`

const inHtml = ({ label, value, to }: Line) => {
  const text = escapeHtml(value).replaceAll("\n", "<br>")
  const linked = to ? `<a href="${escapeHtml(to)}">${text}</a>` : text
  return `<p style="margin:0 0 12px"><span style="color:#5a6472">${escapeHtml(label)}</span><br>${linked}</p>`
}

/** What stands in the list of a mail program: the form, what it is about, by when, from whom, and the reference. */
const subjectOf = (entry: OutboxEntry) => {
  const { template_id: form, template_params: params, reference, context } = entry
  const [due] = Object.entries(params).flatMap(([field, value]) =>
    isOfKind(form, field, ["date"]) && isDay(String(value)) ? `due ${shortDay(new Date(`${value}T12:00`))}` : [],
  )
  const about = [context?.page_name, due, senderOf(entry).name].filter(Boolean).join(", ")
  const name = isForm(form) ? readForms()[form].name : form
  return `${name}${about && `: ${about}`}${reference ? ` (${reference})` : ""}`
}

/**
 * The mail that tells an owner of an entry: what was written, how to reach the visitor, all other fields in the form's order
 * under their labels, then context and consent, as text and as HTML, which opens a call, a chat and the page at a tap.
 */
export const ownerMail = (entry: OutboxEntry) => {
  const reference = entry.reference ? [{ label: "Reference", value: entry.reference }] : []
  const received = `Received ${ownersClock().moment(entry.received)}, id ${entry.id}`
  const blocks = [fieldLines(entry), [...reference, ...contextLines(entry)]].filter((block) => block.length > 0)
  const ends = [...consentLines(entry), received]
  const html = [...blocks.map((block) => block.map(inHtml).join("\n")), `<p>${ends.map(escapeHtml).join("<br>")}</p>`]
  return {
    subject: subjectOf(entry),
    text: [...blocks.map((block) => block.map(inText).join("\n")), consentLines(entry).join("\n"), received]
      .filter(Boolean)
      .join("\n\n"),
    html: `<div style="font:16px/1.5 sans-serif;max-width:40em;overflow-wrap:anywhere">\n${html.join("\n<hr>\n")}\n</div>`,
  }
}
