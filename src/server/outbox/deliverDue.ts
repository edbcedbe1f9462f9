import { randomUUID } from "node:crypto"
import type { Database } from "../database/Database"
import type { Channel } from "./Channel"
import { errorLine } from "./errorLine"
import { entryColumns, entryOf, type OutboxEntry } from "./OutboxEntry"

const MINUTE_MS = 60_000

/** After how many minutes a failed delivery is tried again; then never, until the server starts again. */
const RETRY_MINUTES = [1, 5, 30, 120, 720]

/** After how long without a sign of life a delivery is taken over from a server, which was killed. */
const CLAIM_MS = 15_000

interface Due {
  readonly due: string
  readonly tries: number
}

/**
 * Delivers by one channel. Servers that share a database share the work: each entry is delivered by one of them.
 * @param startedAt when the server was started; what had failed before is tried once more
 * @param now the present time
 * @returns a function that delivers everything that is due, and returns when the next delivery will be
 */
export const deliverer = (database: Database, { step, takes, send }: Channel, startedAt: number, now = Date.now) => {
  const { query } = database
  const server = randomUUID()
  const isoIn = (ms: number) => new Date(now() + ms).toISOString()
  /** What was delivered, but may not be on record: a full disk must not make it arrive again and again. */
  const delivered = new Set<string>()
  let isRestarted = false

  const restart = () =>
    query("UPDATE deliveries SET due = '' WHERE step = $1 AND error IS NOT NULL AND server IS NULL AND at < $2", [
      step,
      new Date(startedAt).toISOString(),
    ])

  const next = async () => {
    const [row] = await query<Due & Record<string, string>>(
      `SELECT d.due, d.tries, ${entryColumns} FROM deliveries d JOIN entries e ON e.id = d.entry
       WHERE d.step = $1 AND d.due IS NOT NULL AND e.done IS NULL ORDER BY d.due LIMIT 1`,
      [step],
    )
    return row && { due: row.due, tries: row.tries, entry: entryOf(row) }
  }

  /** Makes others wait. @returns whether none of them was faster */
  const claim = async (entry: OutboxEntry, due: string) => {
    const changed = await query(
      "UPDATE deliveries SET server = $1, due = $2 WHERE entry = $3 AND step = $4 AND due = $5 RETURNING entry",
      [server, isoIn(CLAIM_MS), entry.id, step, due],
    )
    return changed.length > 0
  }
  const renew = (entry: OutboxEntry) =>
    query("UPDATE deliveries SET due = $1 WHERE entry = $2 AND step = $3 AND server = $4", [
      isoIn(CLAIM_MS),
      ...[entry.id, step, server],
    ])

  const trySend = async (entry: OutboxEntry) => {
    if (delivered.has(entry.id)) return null
    const renewed = setInterval(() => void renew(entry).catch(() => undefined), CLAIM_MS / 3).unref()
    try {
      await send(entry)
      delivered.add(entry.id)
      return null
    } catch (cause) {
      return errorLine(cause)
    } finally {
      clearInterval(renewed)
    }
  }

  const deliver = async (entry: OutboxEntry, tries: number) => {
    const isTaken = (await takes?.(entry, query, now())) ?? true
    const error = isTaken ? await trySend(entry) : null
    const minutes = error === null ? undefined : RETRY_MINUTES[tries]
    await query(
      "UPDATE deliveries SET tries = tries + $1, at = $2, error = $3, due = $4, server = NULL WHERE entry = $5 AND step = $6 AND server = $7",
      [...[Number(isTaken), isoIn(0), error, minutes ? isoIn(minutes * MINUTE_MS) : null], ...[entry.id, step, server]],
    )
    delivered.delete(entry.id)
  }

  return async () => {
    if (!isRestarted) await restart()
    isRestarted = true
    for (;;) {
      // Read each time, since an entry may be erased, or a visitor be answered, meanwhile.
      const found = await next()
      if (!found) return Number.POSITIVE_INFINITY
      const time = found.due === "" ? 0 : Date.parse(found.due)
      if (time > now()) return time
      if (await claim(found.entry, found.due)) await deliver(found.entry, found.tries)
    }
  }
}
