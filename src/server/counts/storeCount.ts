import { setTimeout } from "node:timers/promises"
import type { Query } from "../database/Database"
import { outboxDatabase } from "../database/outboxDatabase"
import { type Count, sumCounts } from "./readCounts"

/** How long counts are gathered, so that a thousand a second cost ten writes; no visitor waits for them. */
const GATHER_MS = 100

/** Counts that are gathered, and their common write. */
interface Batch {
  readonly counts: Count[]
  readonly written: Promise<void>
}

let batch: Batch | undefined

const keyOf = ({ day, path, event, detail = "" }: Count) => [day, path, event, detail] as const

/** Adds to the counts that there are. */
export const addCounts = async (query: Query, counts: readonly Count[]) => {
  // Always in the same order, so that two servers do not wait for each other.
  for (const count of sumCounts(counts).toSorted((a, b) => (keyOf(a).join() < keyOf(b).join() ? -1 : 1)))
    await query(
      `INSERT INTO counts (day, path, event, detail, count) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (day, path, event, detail) DO UPDATE SET count = counts.count + excluded.count`,
      [...keyOf(count), count.count],
    )
}

const startBatch = (): Batch => {
  const counts: Count[] = []
  const written = setTimeout(GATHER_MS).then(async () => {
    batch = undefined
    const { transaction } = await outboxDatabase()
    await transaction((query) => addCounts(query, counts))
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
