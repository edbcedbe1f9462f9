import { parsePhoneNumberFromString } from "libphonenumber-js"
import { isForm } from "../../src/content/formWords"
import { fieldsOf } from "../../src/forms/formTables"
import { whatsAppAddress } from "../../src/forms/whatsAppAddress"
import { addressIn } from "../../src/server/outbox/addressIn"
import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { ownerMail } from "../../src/server/outbox/ownerMail"
import { senderOf } from "../../src/server/outbox/senderOf"

/** The texts of more than one line that a visitor wrote. */
export const textsIn = ({ template_id: form, template_params: params }: OutboxEntry) =>
  isForm(form)
    ? Object.entries(fieldsOf(form)).flatMap(([name, { control }]) =>
        control === "textArea" && params[name] ? [String(params[name])] : [],
      )
    : []

/** Longer addresses open no mail in some programs. */
const MAX_QUOTED = 1200

const quoted = (text: string) =>
  (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)} …` : text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n")

/** A text in an address, which takes no halves of characters. */
const inAddress = (text: string) => encodeURIComponent(Buffer.from(text).toString())

/**
 * The addresses that begin an answer: a mail with the reference and what was written, and a chat with the number; each
 * undefined if the entry has no address or number.
 */
export const answerLinks = (entry: OutboxEntry) => {
  const address = addressIn(entry)
  const number = parsePhoneNumberFromString(senderOf(entry).phone)?.number
  const query = Object.entries({
    subject: `Re: ${ownerMail(entry).subject}`,
    body: `\n\n${textsIn(entry).map(quoted).join("\n>\n")}`,
  }).map(([name, value]) => `${name}=${inAddress(value)}`)
  return {
    mail: address && `mailto:${inAddress(address)}?${query.join("&")}`,
    chat: number && whatsAppAddress(number),
    call: number && `tel:${number}`,
  }
}
