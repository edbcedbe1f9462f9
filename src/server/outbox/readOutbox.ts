import { createHash } from "node:crypto"
import type { Consent } from "./consentOf"
import { readObject, type Submission, submissionIn } from "./readSubmission"
import type { SentAlong } from "./splitSubmission"

/** An entry of the outbox: the form's own fields, and what the endpoint knows of them. */
export interface OutboxEntry extends Submission, Omit<SentAlong, "suspect"> {
  /** Identifies it in deliveries, so that repeated ones can be recognised. */
  readonly id: string
  /** When it was received, in ISO 8601. */
  readonly received: string
  /** What the visitor agreed to. */
  readonly consent?: Consent
  /** Why it is in quarantine. */
  readonly suspect?: string
}

/** The entry on a line; undefined if there is none. */
export const readEntry = (line: string): OutboxEntry | undefined => {
  const object = readObject(line)
  const submission = submissionIn(object)
  if (!submission) return undefined
  // Entries of earlier versions have no id.
  const id = object.id ?? createHash("sha256").update(line).digest("hex").slice(0, 32)
  return { ...object, id: String(id), received: String(object.received), ...submission }
}

/** The entries of an outbox file. Lines truncated by a crash are returned separately, as they are. */
export const readOutbox = (text: string) => {
  const entries: OutboxEntry[] = []
  const cut: string[] = []
  for (const line of text.split("\n").filter(Boolean)) {
    const entry = readEntry(line)
    if (entry) entries.push(entry)
    else cut.push(line)
  }
  return { entries, cut }
}
