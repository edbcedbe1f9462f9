import { setTimeout } from "node:timers/promises"
import { appendLines } from "../outbox/appendLines"
import { withOutboxLock } from "../outbox/withOutboxLock"
import { countsFile, countsFolder } from "./loadCounts"
import { type Count, sumCounts } from "./readCounts"

/** How long counts are gathered, so that a thousand a second cost ten writes; no visitor waits for them. */
const GATHER_MS = 100

/** Counts that are gathered for an outbox, and their common write. */
interface Batch {
  readonly counts: Count[]
  readonly written: Promise<void>
}

const batches = new Map<string, Batch>()

const write = async (outbox: string, counts: readonly Count[]) => {
  const sums = sumCounts(counts)
  const files = new Set(sums.map(({ day }) => countsFile(outbox, day)))
  await withOutboxLock(countsFolder(outbox), async () => {
    for (const file of files)
      await appendLines(
        file,
        sums.filter(({ day }) => countsFile(outbox, day) === file),
      )
  })
}

const startBatch = (outbox: string): Batch => {
  const counts: Count[] = []
  const written = setTimeout(GATHER_MS).then(() => {
    batches.delete(outbox)
    return write(outbox, counts)
  })
  // For example, the disk is full. Told once for all counts of the batch.
  written.catch((cause) => console.error(`${countsFolder(outbox)} cannot be written to.`, cause))
  return { counts, written }
}

/**
 * Stores a count, together with others that arrive at the same time.
 * @returns a promise that resolves once it is on disk
 */
export const storeCount = (outbox: string, count: Count) => {
  const batch = batches.get(outbox) ?? startBatch(outbox)
  batches.set(outbox, batch)
  batch.counts.push(count)
  return batch.written
}
