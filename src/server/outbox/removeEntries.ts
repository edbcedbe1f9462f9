import type { Database, Query } from "../database/Database"
import { isSentWith, mentions } from "./addressIn"
import type { leadSettings } from "./leadSettings"
import { eachEntry } from "./OutboxEntry"
import { isNamed } from "./releaseEntries"
import { undelivered } from "./undelivered"

const DAY_MS = 86_400_000

const QUARANTINE_DAYS = 30

const isoBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Puts on record how many entries were removed, and nothing else; a purge, which the law asks for, even if it finds none. */
const record = async (query: Query, why: "erased" | "purged" | "expired", count: number, now: Date) => {
  if (count > 0 || why === "purged")
    await query("INSERT INTO removals (at, why, count) VALUES ($1, $2, $3)", [now.toISOString(), why, count])
}

const removeAll = async (query: Query, ids: readonly string[]) => {
  for (const id of ids) await query("DELETE FROM entries WHERE id = $1", [id])
}

/**
 * Removes everything that was sent with an e-mail address (`isAddress`), also in quarantine.
 * @returns how many entries were removed, once nothing of them is left in any file, and the references or ids of those of
 * others that mention the address
 */
export const eraseAddress = async (database: Database, address: string, now = new Date()) => {
  const erased = await database.transaction(async (query) => {
    const found: string[] = []
    const mentionedIn: string[] = []
    for await (const entry of eachEntry(query, "1 = 1"))
      if (isSentWith(entry, address)) found.push(entry.id)
      else if (mentions(entry, address)) mentionedIn.push(entry.reference ?? entry.id)
    await removeAll(query, found)
    await record(query, "erased", found.length, now)
    return { count: found.length, mentionedIn }
  })
  // An erasure that was killed may have left the rest to this one.
  await database.wipe()
  return erased
}

/**
 * Removes the entries of a reference or id, also in quarantine.
 * @returns how many, once nothing of them is left in any file
 */
export const eraseEntries = async (database: Database, name: string, now = new Date()) => {
  const count = await database.transaction(async (query) => {
    const removed = await query(`DELETE FROM entries WHERE ${isNamed} RETURNING id`, [name])
    await record(query, "erased", removed.length, now)
    return removed.length
  })
  await database.wipe()
  return count
}

/** What a purge has done, or would have done to everything. */
export interface Purge {
  readonly count: number
  /** How many were old enough, but have not reached the owner. */
  readonly kept: number
  /** Whether everything is old enough, and so nothing was done. */
  readonly isRefused: boolean
}

/** The day a number of months before another. */
const monthsBefore = (now: Date, months: number) => {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  // The 31st of a shorter month would be a day of the next one.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0)
  return limit.toISOString()
}

/**
 * Removes what has been in quarantine for 30 days, and if that is asked for, what is older than a number of months; but
 * nothing that has not reached the owner, and not everything at once: then the clock may be wrong.
 * @param settings from `leadSettings`
 * @param options `months`: also everything older; `all`: even if nothing is left
 */
export const purge = async (
  database: Database,
  settings: ReturnType<typeof leadSettings>,
  { months, all = false }: { readonly months?: number | undefined; readonly all?: boolean } = {},
  now = new Date(),
): Promise<Purge> => {
  const done = await database.transaction(async (query) => {
    const old = await query<{ id: string }>(
      "SELECT id FROM entries WHERE received < $1 OR (suspect IS NOT NULL AND received < $2)",
      [months === undefined ? "" : monthsBefore(now, months), isoBefore(now, QUARANTINE_DAYS)],
    )
    const waiting = new Set<string>()
    if (old.length > 0) for await (const { entry } of undelivered(query, settings, now.getTime())) waiting.add(entry.id)
    const removed = old.filter(({ id }) => !waiting.has(id))
    const kept = old.length - removed.length
    const [{ total } = { total: 0 }] = await query<{ total: number }>("SELECT COUNT(*) AS total FROM entries")
    if (!all && removed.length > 0 && old.length === Number(total))
      return { count: removed.length, kept, isRefused: true }
    await removeAll(
      query,
      removed.map(({ id }) => id),
    )
    await record(query, months === undefined ? "expired" : "purged", removed.length, now)
    return { count: removed.length, kept, isRefused: false }
  })
  if (done.count > 0 && !done.isRefused) await database.wipe()
  return done
}
