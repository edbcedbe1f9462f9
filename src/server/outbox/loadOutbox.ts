import { readFile } from "node:fs/promises"
import { outboxFiles } from "./outboxFiles"
import { addProgress, type Progress } from "./progress"
import { type OutboxEntry, readOutbox } from "./readOutbox"

/** What a server delivers from. */
export interface Followed {
  readonly entries: readonly OutboxEntry[]
  /** What became of the entries, by their ids. */
  readonly progress: ReadonlyMap<string, readonly Progress[]>
}

/** What an outbox holds. */
export interface Outbox extends Followed {
  /** Lines that were cut off by a crash. */
  readonly cut: readonly string[]
  readonly quarantine: readonly OutboxEntry[]
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
  const progress = new Map<string, Progress[]>()
  for (const line of (await textOf(files.progress)).split("\n").filter(Boolean)) addProgress(progress, line)
  const { entries: quarantine } = readOutbox(await textOf(files.quarantine))
  return { ...readOutbox(await textOf(files.entries)), quarantine, progress }
}

/** Whether an entry is dealt with. */
export const isDone = ({ progress }: Followed, { id }: OutboxEntry) =>
  progress.get(id)?.some(({ step }) => step === "done") === true
