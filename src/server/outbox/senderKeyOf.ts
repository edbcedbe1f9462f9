import { createHash } from "node:crypto"
import { envelopeOf } from "../../forms/envelopeOf"
import { addressIn } from "./addressIn"
import type { Submission } from "./readSubmission"

/** The domains of the provider that ignores dots in the part before the @, which both lead to one mailbox. */
const gmail = new Set(["gmail.com", "googlemail.com"])

/** The mailbox that an address leads to: what follows a plus is the owner's own note. */
const mailboxOf = (address: string) => {
  const envelope = envelopeOf(address)
  const at = envelope.lastIndexOf("@")
  const domain = envelope.slice(at + 1)
  const [name = ""] = envelope.slice(0, at).split("+")
  return gmail.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`
}

/** A digest of texts or of what they are in. */
export const digestOf = (...parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22)

/** By what entries of the same visitor are found: a digest of the mailbox. */
export const senderKeyOf = (submission: Submission) => {
  const address = addressIn(submission)
  return digestOf(address === undefined ? undefined : mailboxOf(address))
}
