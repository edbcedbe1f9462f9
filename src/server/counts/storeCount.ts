import { setTimeout } from "node:timers/promises"
import { outboxDatabase } from "../database/outboxDatabase"
import { isFull } from "../outbox/roomLeft"
import { addCounts } from "./addCounts"
import { boundDetails } from "./boundDetails"
import type { Count } from "./readCounts"

/** How long counts are gathered, so that a thousand a second cost ten writes; no visitor waits for them. */
const GATHER_MS = 100

/** Counts that are gathered, and their common write. */
interface Batch {
  readonly counts: Count[]
  readonly written: Promise<void>
}

let batch: Batch | undefined

const startBatch = (): Batch => {
  const counts: Count[] = []
  const written = setTimeout(GATHER_MS).then(async () => {
    batch = undefined
    const database = await outboxDatabase()
    if (await isFull(database)) throw new Error("The outbox is as large as OUTBOX_MAX_MB lets it be")
    await database.transaction(async (query) => addCounts(query, await boundDetails(query, counts)))
  })
  // For example, the disk is full. Told once for all counts of the batch.
  written.catch((cause) => console.error("Counts cannot be written.", cause))
  return { counts, written }
}

/**
 * Stores a count, together with others that arrive at the same time.
 * @returns a promise that resolves once it is on disk
 */
export const storeCount = (count: Count) => {
  batch ??= startBatch()
  batch.counts.push(count)
  return batch.written
}
