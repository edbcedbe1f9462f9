import type { Query } from "../database/Database"
import type { leadSettings } from "./leadSettings"
import { entryColumns, entryOf, type OutboxEntry, readEntries } from "./OutboxEntry"
import { allWays, wayNames, wayOf } from "./ways"

/** A delivery takes no longer than this unless something is wrong. */
const DELIVERY_MS = 300_000

/** How often a command looks for what has not arrived: what robots seem to have sent is listed once, even if the owner knows. */
const HOUR_MS = 3_600_000

/** An entry that has not reached the owner, and why. */
export interface Undelivered {
  readonly entry: OutboxEntry
  readonly reasons: readonly string[]
}

/** A delivery that has not succeeded. */
interface Waiting {
  readonly step: string
  readonly tries: number
  readonly at: string | null
  readonly error: string | null
}

/** The deliveries that have not succeeded, with their entries. */
const waitingDeliveries = (query: Query) =>
  query<Waiting & Record<string, string | null>>(
    `SELECT d.step, d.tries, d.at, d.error, ${entryColumns} FROM deliveries d JOIN entries e ON e.id = d.entry
     WHERE e.done IS NULL AND e.suspect IS NULL AND (d.error IS NOT NULL OR (d.tries = 0 AND d.due IS NOT NULL))
     ORDER BY e.number, d.step`,
  )

/** What robots seem to have sent, and the owner has not been told of, or within the last hour. */
const suspects = async (query: Query, now: number): Promise<Undelivered[]> => {
  const rows = await query<Record<string, string | null>>(
    `SELECT ${entryColumns} FROM entries e WHERE e.suspect IS NOT NULL AND
       (e.received > $1 OR NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.entry = e.id AND d.step = 'quarantine' AND d.due IS NULL))
     ORDER BY e.number`,
    [new Date(now - HOUR_MS).toISOString()],
  )
  return rows.map(entryOf).map((entry) => ({
    entry,
    reasons: [`in quarantine, suspected: ${entry.suspect}; --release ${entry.reference ?? entry.id} delivers it`],
  }))
}

/** Whether anything can arrive. */
export const isDelivered = (settings: ReturnType<typeof leadSettings>) =>
  wayNames.some((way) => settings[way] !== undefined)

/** The entries that are neither in quarantine nor dealt with, and have not arrived by each way of delivery that is set up. */
const stuck = async (query: Query, settings: ReturnType<typeof leadSettings>, now: number): Promise<Undelivered[]> => {
  if (!isDelivered(settings)) {
    const open = (await readEntries(query)).filter(({ done }) => done === undefined)
    return open.map((entry) => ({ entry, reasons: [`no way of delivery is set up, such as ${allWays}`] }))
  }
  const reasonFor = ({ step, tries, at, error, received }: Waiting & Record<string, string | number | null>) => {
    const way = wayOf(step)
    if (!way || !settings[way]) return []
    const to = step.replace(`${way} `, `${way} to `)
    if (error !== null) return [`${to}: ${error} (tried ${tries} times, last at ${at})`]
    if (now - Date.parse(String(received)) < DELIVERY_MS) return []
    return [`${to}: not tried yet; is the server running (npm run serve)?`]
  }
  const found = new Map<string, Undelivered>()
  for (const { step, tries, at, error, ...row } of await waitingDeliveries(query)) {
    const reasons = reasonFor({ step, tries, at, error, received: row.received ?? null })
    const before = found.get(String(row.id))
    if (reasons.length > 0)
      found.set(String(row.id), {
        entry: before?.entry ?? entryOf(row),
        reasons: [...(before?.reasons ?? []), ...reasons],
      })
  }
  return [...found.values()]
}

/**
 * The entries that have not reached the owner: by each way of delivery that is set up, unless they are dealt with, and those
 * in quarantine that the owner may not know of.
 * @param settings from `leadSettings`
 */
export const undelivered = async (
  query: Query,
  settings: ReturnType<typeof leadSettings>,
  now = Date.now(),
): Promise<Undelivered[]> => [...(await stuck(query, settings, now)), ...(await suspects(query, now))]
