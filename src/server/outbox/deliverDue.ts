import { randomUUID } from "node:crypto"
import type { Database } from "../database/Database"
import type { Channel } from "./Channel"
import { errorLine } from "./errorLine"
import { entryColumns, entryOf, type OutboxEntry } from "./OutboxEntry"
import { leaveQueue, requeue } from "./recipientQueue"

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** After how many minutes a failed delivery is tried again: for a week, ever more rarely; then only at a start. */
const RETRY_MINUTES = [1, 5, 30, 120, 720, ...Array.from({ length: 7 }, () => DAY_MINUTES)]

/** After how long without a sign of life a delivery is taken over from a server, which was killed. */
const CLAIM_MS = 15_000

/** What became of a try. */
interface Outcome {
  readonly tries: number
  readonly at: string
  readonly error: string | null
  /** When it is tried again; null for never. */
  readonly due: string | null
}

interface Found {
  readonly entry: OutboxEntry
  readonly due: string
  readonly tries: number
}

/**
 * Delivers by one channel. Servers that share a database share the work: each entry is delivered by one of them.
 * @param now the present time
 * @param isStart whether what has failed is tried at once, whenever it is due
 * @returns a function that delivers everything that is due, and returns when the next delivery will be
 */
export const deliverer = (database: Database, channel: Channel, now = Date.now, isStart = true) => {
  const { step, queue, takes, send, needsRecord } = channel
  const { query } = database
  const server = randomUUID()
  const isoIn = (ms: number) => new Date(now() + ms).toISOString()
  /** What is not on record yet, by entry: a full disk must not make it arrive again and again. */
  const unrecorded = new Map<string, Outcome>()
  let calledAt = isStart ? undefined : now()

  /** Tries once more what has failed. Nothing waits for a server that was killed before the clock was put back. */
  const restart = async () => {
    if (queue) await requeue(database, queue)
    await query(
      "UPDATE deliveries SET due = $1 WHERE step = $2 AND ((error IS NOT NULL AND server IS NULL) OR (server IS NOT NULL AND due > $3))",
      [isoIn(0), step, isoIn(CLAIM_MS)],
    )
  }

  /** What is waiting in some rows, first what is due first. Each kind of rows by itself, so that an index finds them in order. */
  const waitingIn = (which: string, ...values: string[]) =>
    query<{ due: string; tries: number } & Record<string, string>>(
      `SELECT d.due, d.tries, ${entryColumns} FROM deliveries d JOIN entries e ON e.id = d.entry
       WHERE d.step = $2 AND d.due IS NOT NULL AND e.done IS NULL ${which} ORDER BY d.due LIMIT $1`,
      [unrecorded.size + 1, ...values],
    )
  const isNew = "AND NOT EXISTS (SELECT 1 FROM deliveries own WHERE own.entry = d.entry AND own.step = $3)"

  /** What was never tried is empty in `due`, and so goes first. */
  const next = async (): Promise<Found | undefined> => {
    const rows = [...(await waitingIn("", step)), ...(queue ? await waitingIn(isNew, queue.step, step) : [])]
    const waiting = rows.flatMap((row) => {
      const { due, tries } = unrecorded.get(String(row.id)) ?? { due: row.due, tries: 0 }
      return due === null ? [] : [{ entry: entryOf(row), due, tries: row.tries + tries }]
    })
    return waiting.toSorted((one, other) => (one.due < other.due ? -1 : 1))[0]
  }

  /** Makes others wait. @returns whether none of them was faster */
  const claim = async ({ entry, due }: Found) => {
    const changed = await query(
      `INSERT INTO deliveries (entry, step, due, server) SELECT id, $2, $3, $4 FROM entries WHERE id = $1
       ON CONFLICT (entry, step) DO UPDATE SET due = excluded.due, server = excluded.server WHERE deliveries.due = $5
       RETURNING entry`,
      [entry.id, step, isoIn(CLAIM_MS), server, due],
    )
    return changed.length > 0
  }
  /** The same, but what cannot be put on record is delivered all the same. */
  const claimIfPossible = async (found: Found) => {
    if (unrecorded.has(found.entry.id)) return true
    try {
      return await claim(found)
    } catch (cause) {
      if (needsRecord) throw cause
      return true
    }
  }
  const renew = (entry: OutboxEntry) =>
    query("UPDATE deliveries SET due = $1 WHERE entry = $2 AND step = $3 AND server = $4", [
      isoIn(CLAIM_MS),
      ...[entry.id, step, server],
    ])

  const record = async (id: string, { tries, at, error, due }: Outcome) => {
    await query(
      `INSERT INTO deliveries (entry, step, tries, at, error, due)
       SELECT id, $2, CAST($3 AS INTEGER), $4, $5, $6 FROM entries WHERE id = $1
       ON CONFLICT (entry, step) DO UPDATE SET tries = deliveries.tries + excluded.tries, at = excluded.at,
         error = excluded.error, due = excluded.due, server = NULL WHERE deliveries.due IS NOT NULL`,
      [id, step, tries, at, error, due],
    )
    if (queue) await leaveQueue(query, id, queue)
    unrecorded.delete(id)
  }
  const recordAll = async () => {
    for (const [id, outcome] of [...unrecorded]) await record(id, outcome)
  }

  const trySend = async (entry: OutboxEntry) => {
    const renewed = setInterval(() => void renew(entry).catch(() => undefined), CLAIM_MS / 3).unref()
    try {
      await send(entry)
      return null
    } catch (cause) {
      return errorLine(cause)
    } finally {
      clearInterval(renewed)
    }
  }

  const deliver = async ({ entry, tries }: Found) => {
    const isTaken = (await takes?.(entry, query, now())) ?? true
    const error = isTaken ? await trySend(entry) : null
    const minutes = error === null ? undefined : RETRY_MINUTES[tries]
    const due = minutes === undefined ? null : isoIn(minutes * MINUTE_MS)
    if (error !== null)
      console.error(
        `${entry.reference ?? entry.id} was not delivered (${step}): ${error}. ${due ? `Next try: ${due}` : "No further try"}`,
      )
    const before = unrecorded.get(entry.id)?.tries ?? 0
    unrecorded.set(entry.id, { tries: before + Number(isTaken), at: isoIn(0), error, due })
    await recordAll().catch((cause) =>
      console.error(`What was delivered (${step}) cannot be put on record: ${errorLine(cause)}`),
    )
  }

  return async () => {
    await recordAll().catch(() => undefined)
    if (calledAt === undefined || now() < calledAt) await restart().catch(() => undefined)
    calledAt = now()
    for (;;) {
      // Read each time, since an entry may be erased, or a visitor be answered, meanwhile.
      const found = await next()
      if (!found) return Number.POSITIVE_INFINITY
      const time = found.due === "" ? 0 : Date.parse(found.due)
      if (time > now()) return time
      if (await claimIfPossible(found)) await deliver(found)
    }
  }
}
