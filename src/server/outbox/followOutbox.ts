import { followFile } from "./followFile"
import type { Followed } from "./loadOutbox"
import { outboxFiles } from "./outboxFiles"
import { addProgress, type Progress } from "./progress"
import { type OutboxEntry, readEntry } from "./readOutbox"

/** An outbox that a server delivers from. */
export interface FollowedOutbox {
  readonly folder: string
  /** Reads what was added. Nothing is read twice, however much there is, since visitors are answered by the same server. */
  readonly read: () => Followed
}

/** Follows the entries of an outbox, and what became of them. */
export const followOutbox = (folder: string): FollowedOutbox => {
  const files = outboxFiles(folder)
  const progress = followFile(files.progress, () => new Map<string, Progress[]>(), addProgress)
  const entries = followFile(
    files.entries,
    (): OutboxEntry[] => [],
    (known, line) => {
      const entry = readEntry(line)
      if (entry) known.push(entry)
    },
  )
  // Progress first: an entry that is erased meanwhile must not look undelivered.
  return { folder, read: () => ({ progress: progress(), entries: entries() }) }
}
