import { randomUUID } from "node:crypto"
import { appendLines, lastLines } from "./appendLines"
import { consentOf } from "./consentOf"
import { outboxFiles } from "./outboxFiles"
import { type OutboxEntry, readOutbox } from "./readOutbox"
import type { Submission } from "./readSubmission"
import type { SentAlong } from "./splitSubmission"
import { suspicionOf } from "./suspicionOf"
import { withOutboxLock } from "./withOutboxLock"

/**
 * Milliseconds within which the same submission counts as a repetition: visitors send it again if the answer was lost
 * to a slow network or a crash of the server (docs/specification.md, Mail).
 */
const REPEAT_WINDOW_MS = 600_000

const isRepeated = (lines: readonly string[], submission: Submission, { reference }: SentAlong, received: Date) => {
  const written = JSON.stringify(submission).slice(1)
  // Only lines that may be repetitions are parsed.
  const alike = lines.filter((line) => line.endsWith(written))
  return readOutbox(alike.join("\n")).entries.some(
    (entry) =>
      // All tries of a form have the same reference: with another one the visitor has written the same again.
      entry.reference === reference && Math.abs(received.getTime() - Date.parse(entry.received)) < REPEAT_WINDOW_MS,
  )
}

/**
 * Appends one submission to the outbox, or to the quarantine if a robot may have sent it, unless the same was received
 * within the last minutes.
 * @param submission the form's own fields
 * @param along what was sent along with them; repetitions have the same reference, but may differ in the rest
 * @returns a promise that resolves once it is on disk
 */
export const storeSubmission = (folder: string, submission: Submission, along: SentAlong, received = new Date()) => {
  const consent = consentOf(submission)
  return withOutboxLock(folder, async () => {
    const files = outboxFiles(folder)
    const [accepted, quarantined] = [await lastLines(files.entries), await lastLines(files.quarantine)]
    const suspect = along.suspect ?? suspicionOf(submission, [...accepted, ...quarantined], received)
    const entry: OutboxEntry = {
      id: randomUUID(),
      received: received.toISOString(),
      ...along,
      consent,
      suspect,
      // Last, and as it was sent: repetitions are found by the end of the line.
      ...submission,
    }
    const repeated = isRepeated(suspect ? quarantined : accepted, submission, along, received)
    await appendLines(suspect ? files.quarantine : files.entries, repeated ? [] : [entry])
  })
}
