import type { Submission } from "./readSubmission"

/** An entry of the outbox. */
export interface OutboxEntry extends Submission {
  /** When it came in, in ISO 8601. */
  readonly received: string
}

/** The entries of an outbox file, and the lines that a crash has cut, which are shown as they are. */
export const readOutbox = (text: string) => {
  const entries: OutboxEntry[] = []
  const cut: string[] = []
  for (const line of text.split("\n").filter(Boolean)) {
    try {
      entries.push(JSON.parse(line) as OutboxEntry)
    } catch {
      cut.push(line)
    }
  }
  return { entries, cut }
}
