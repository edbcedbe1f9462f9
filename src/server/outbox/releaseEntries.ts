import type { Database, Query } from "../database/Database"
import { queueEntry } from "./storeSubmission"

/** Which entries have a reference or an id. */
export const isNamed = "(id = $1 OR lower(reference) = lower($1))"

/**
 * Moves the quarantined entries of a reference or id into the outbox, from which the server delivers them.
 * @returns how many
 */
export const releaseEntries = (database: Database, name: string) =>
  database.transaction(async (query) => {
    const released = await query<{ id: string }>(
      `UPDATE entries SET suspect = NULL WHERE suspect IS NOT NULL AND ${isNamed} RETURNING id`,
      [name],
    )
    for (const { id } of released) {
      await query("DELETE FROM deliveries WHERE entry = $1 AND step = 'quarantine' AND due IS NOT NULL", [id])
      await queueEntry(query, id)
    }
    return released.length
  })

/** Marks the entries of a reference or id as dealt with, or as open again. @returns how many */
export const finishEntries = async (query: Query, name: string, isDone = true) => {
  const changed = await query(`UPDATE entries SET done = $2 WHERE suspect IS NULL AND ${isNamed} RETURNING id`, [
    name,
    isDone ? new Date().toISOString() : null,
  ])
  return changed.length
}
