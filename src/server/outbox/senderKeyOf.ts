import { createHash } from "node:crypto"
import { envelopeOf } from "../../forms/envelopeOf"
import { addressIn } from "./addressIn"
import type { Submission } from "./readSubmission"

/** Providers that ignore dots in the part before the @. */
const withoutDots = new Set(["gmail.com", "googlemail.com"])

/** The mailbox that an address leads to: what follows a plus is the owner's own note. */
const mailboxOf = (address: string) => {
  const envelope = envelopeOf(address)
  const at = envelope.lastIndexOf("@")
  const domain = envelope.slice(at + 1)
  const [name = ""] = envelope.slice(0, at).split("+")
  return `${withoutDots.has(domain) ? name.replaceAll(".", "") : name}@${domain}`
}

/** A digest of texts or of what they are in. */
export const digestOf = (...parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22)

/** By what entries of the same visitor are found: a digest of the mailbox. */
export const senderKeyOf = (submission: Submission) => {
  const address = addressIn(submission)
  return digestOf(address === undefined ? undefined : mailboxOf(address))
}
