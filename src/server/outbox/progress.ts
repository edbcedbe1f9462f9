import { appendLines } from "./appendLines"
import { outboxFiles } from "./outboxFiles"
import { readObject } from "./readSubmission"
import { withOutboxLock } from "./withOutboxLock"

/** A way of delivery: mail and webhook to the owner, a reply to the visitor. */
export type Delivery = "mail" | "webhook" | "reply"

/** What became of an entry: a try to deliver it, or that it is dealt with. It has no personal data. */
export interface Progress {
  readonly at: string
  readonly id: string
  readonly step: Delivery | "done"
  /** Why the try failed. */
  readonly error?: string | undefined
}

/** Adds a line to the progress of each entry by its id, oldest first. */
export const addProgress = (known: Map<string, Progress[]>, line: string) => {
  const progress = readObject(line) as unknown as Progress
  // Removals are recorded without an id.
  if (progress.id) known.set(progress.id, [...(known.get(progress.id) ?? []), progress])
}

/** Appends a progress; resolves once it is on disk. */
export const recordProgress = (folder: string, progress: Progress) =>
  withOutboxLock(folder, () => appendLines(outboxFiles(folder).progress, [progress]))

const MAX_ERROR_LENGTH = 300

/** An error as one line, without e-mail addresses: servers repeat the visitor's. */
export const errorLine = (cause: unknown): string => {
  const { message, cause: deeper } = cause instanceof Error ? cause : new Error(String(cause))
  const text = deeper instanceof Error ? `${message}: ${deeper.message}` : message
  return text
    .replace(/\S+@\S+/g, "…@…")
    .replace(/\s+/g, " ")
    .slice(0, MAX_ERROR_LENGTH)
}
