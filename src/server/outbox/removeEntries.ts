import type { Database, Query } from "../database/Database"

const DAY_MS = 86_400_000

const QUARANTINE_DAYS = 30

const isoBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Puts on record how many entries were removed, and nothing else; a purge, which the law asks for, even if it finds none. */
const record = async (query: Query, why: "erased" | "purged" | "expired", count: number, now: Date) => {
  if (count > 0 || why === "purged")
    await query("INSERT INTO removals (at, why, count) VALUES ($1, $2, $3)", [now.toISOString(), why, count])
  return count
}

/** Removes entries with their deliveries. @returns how many, once nothing of them is left in any file */
const remove = async (database: Database, action: (query: Query) => Promise<number>, isWipedAnyway = false) => {
  const count = await database.transaction(action)
  if (count > 0 || isWipedAnyway) await database.wipe()
  return count
}

/**
 * Removes everything that was sent with an e-mail address (`isAddress`), also in quarantine.
 * @returns how many entries were removed
 */
export const eraseAddress = (database: Database, address: string, now = new Date()) => {
  const sought = address.trim().toLowerCase()
  return remove(
    database,
    async (query) => {
      const rows = await query<{ id: string; submission: string }>("SELECT id, submission FROM entries")
      const found = rows.filter(({ submission }) =>
        Object.values(JSON.parse(submission).template_params).some(
          (value) => String(value).trim().toLowerCase() === sought,
        ),
      )
      for (const { id } of found) await query("DELETE FROM entries WHERE id = $1", [id])
      return record(query, "erased", found.length, now)
      // An erasure that was killed may have left the rest to this one.
    },
    true,
  )
}

/** Removes what has been in quarantine for 30 days. @returns how many entries were removed */
export const purgeQuarantine = (database: Database, now = new Date()) =>
  remove(database, async (query) => {
    const limit = isoBefore(now, QUARANTINE_DAYS)
    const removed = await query("DELETE FROM entries WHERE suspect IS NOT NULL AND received < $1 RETURNING id", [limit])
    return record(query, "expired", removed.length, now)
  })

/**
 * Removes what is older than a number of months, and what has been in quarantine for 30 days.
 * @returns how many entries were removed
 */
export const purgeOutbox = (database: Database, months: number, now = new Date()) => {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  // The 31st of a shorter month would be a day of the next one.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0)
  return remove(database, async (query) => {
    const removed = await query(
      "DELETE FROM entries WHERE received < $1 OR (suspect IS NOT NULL AND received < $2) RETURNING id",
      [limit.toISOString(), isoBefore(now, QUARANTINE_DAYS)],
    )
    return record(query, "purged", removed.length, now)
  })
}
