import { readSubmission, type Submission } from "./readSubmission"

/** An entry of the outbox. */
export interface OutboxEntry extends Submission {
  /** When it was received, in ISO 8601. */
  readonly received: string
}

const readEntry = (line: string): OutboxEntry | undefined => {
  const submission = readSubmission(line)
  return submission && { received: String(JSON.parse(line).received), ...submission }
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
