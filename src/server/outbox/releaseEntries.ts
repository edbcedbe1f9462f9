import { appendLines } from "./appendLines"
import { loadOutbox } from "./loadOutbox"
import { outboxFiles } from "./outboxFiles"
import { type OutboxEntry, readEntry } from "./readOutbox"
import { rewriteLines, without } from "./rewriteLines"
import { withOutboxLock } from "./withOutboxLock"

/** Whether an entry has a reference or an id. */
export const isNamed = ({ id, reference }: OutboxEntry, name: string) =>
  id === name || reference?.toLowerCase() === name.toLowerCase()

/**
 * Moves the quarantined entries of a reference or id into the outbox, from which the server delivers them.
 * @returns how many
 */
export const releaseEntries = (folder: string, name: string) =>
  withOutboxLock(folder, async () => {
    const files = outboxFiles(folder)
    const { entries, quarantine } = await loadOutbox(folder)
    const released = quarantine.filter((entry) => isNamed(entry, name))
    // After an interruption it is in both files.
    for (const { suspect: _, ...entry } of released)
      if (!entries.some(({ id }) => id === entry.id)) await appendLines(files.entries, [entry])
    const ids = new Set(released.map(({ id }) => id))
    await rewriteLines(
      files.quarantine,
      without((line) => ids.has(readEntry(line)?.id ?? "")),
    )
    return released.length
  })
