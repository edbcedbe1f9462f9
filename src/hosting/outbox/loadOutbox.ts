import { readFile } from "node:fs/promises"
import { outboxFiles } from "./outboxFiles"
import { type Progress, readProgress } from "./progress"
import { type OutboxEntry, readOutbox } from "./readOutbox"

/** What an outbox holds. */
export interface Outbox {
  readonly entries: readonly OutboxEntry[]
  /** Lines that were cut off by a crash. */
  readonly cut: readonly string[]
  readonly quarantine: readonly OutboxEntry[]
  /** What became of the entries, by their ids. */
  readonly progress: ReadonlyMap<string, readonly Progress[]>
}

/** The text of a file; empty if there is none. */
export const textOf = (file: string) =>
  readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ENOENT") throw cause
    return ""
  })

/** Reads an outbox. */
export const loadOutbox = async (folder: string): Promise<Outbox> => {
  const files = outboxFiles(folder)
  // Progress first: an entry that is erased meanwhile must not look undelivered.
  const progress = readProgress(await textOf(files.progress))
  const { entries: quarantine } = readOutbox(await textOf(files.quarantine))
  return { ...readOutbox(await textOf(files.entries)), quarantine, progress }
}

/** Whether an entry is dealt with. */
export const isDone = ({ progress }: Outbox, { id }: OutboxEntry) =>
  progress.get(id)?.some(({ step }) => step === "done") === true
