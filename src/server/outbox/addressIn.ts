import { domainToUnicode } from "node:url"
import { isAddress } from "../../content/isAddress"
import { envelopeOf, isDeliverable } from "../../forms/envelopeOf"
import { withoutInvisible } from "../../forms/invisible"
import type { Submission } from "./readSubmission"
import { partsOf } from "./senderOf"

/** The visitor's e-mail address, if there is one that mail can be sent to. */
export const addressIn = (submission: Submission) =>
  partsOf(submission, "email")
    .map(withoutInvisible)
    .find((address) => isAddress(address) && isDeliverable(address))

/** What stands around an address in a text. */
const around = /[\s<>()[\],;:"'“”‘’]+/

/** Whether an address stands in a text, however it is spelled. */
const isIn = (text: string, envelope: string) =>
  text.split(around).some((word) => word.includes("@") && envelopeOf(word.replace(/[.!?…]{1,3}$/, "")) === envelope)

/** Whether an entry was sent with an address: it is in a field for addresses, or all of another one. */
export const isSentWith = (submission: Submission, address: string) => {
  const envelope = envelopeOf(address)
  return (
    partsOf(submission, "email").some((value) => isIn(value, envelope)) ||
    Object.values(submission.template_params).some((value) => envelopeOf(String(value)) === envelope)
  )
}

/** Whether an address stands anywhere in a text, also between signs or letters of a script without spaces. */
const isWithin = (text: string, envelope: string) => {
  const plain = withoutInvisible(text.normalize("NFKC").replace(/\s/g, " ")).toLowerCase()
  const domain = envelope.lastIndexOf("@") + 1
  return [envelope, envelope.slice(0, domain) + domainToUnicode(envelope.slice(domain))].some((form) => {
    const parts = plain.split(form)
    return parts.slice(1).some((after, at) => !/[a-z0-9.+-]$/.test(parts[at] ?? "") && !/^[.-]*[a-z0-9]/.test(after))
  })
}

/** What a text with an address has, also in the forms that East Asian keyboards write; looking closer takes long. */
const at = /[@＠﹫]/

/** Whether an entry has an address anywhere. */
export const mentions = ({ template_params: params }: Submission, address: string) => {
  const envelope = envelopeOf(address)
  return Object.values(params)
    .map(String)
    .some((text) => at.test(text) && (isIn(text, envelope) || isWithin(text, envelope)))
}
