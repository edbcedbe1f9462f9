import type { Query, Value } from "../database/Database"
import { type leadSettings, recipientsOf } from "./leadSettings"
import { eachEntry, type OutboxEntry, open, quarantined } from "./OutboxEntry"
import { allWays, stepOf, wayNames, wayOf } from "./ways"

/** A delivery takes no longer than this unless something is wrong. */
const DELIVERY_MS = 300_000

/** How often a command looks for what has not arrived: what robots seem to have sent is listed once, even if the owner knows. */
const HOUR_MS = 3_600_000

type Settings = ReturnType<typeof leadSettings>

/** An entry that has not reached the owner, and why. */
export interface Undelivered {
  readonly entry: OutboxEntry
  readonly reasons: readonly string[]
}

const isoBefore = (now: number, ms: number) => new Date(now - ms).toISOString()

/** A condition on the table `e`, with the values of its parameters. */
export interface Condition {
  readonly which: string
  readonly values: readonly Value[]
}

/** Whether anything can arrive. */
export const isDelivered = (settings: Settings) => wayNames.some((way) => settings[way] !== undefined)

/** Which entries have not arrived by each way of delivery that is set up, found by indexes of what has failed or is due. */
export const whichAreStuck = (settings: Settings, now = Date.now()): Condition => {
  const own = wayNames.filter((way) => settings[way])
  if (own.length === 0) return { which: open, values: [] }
  const steps = [...own, ...recipientsOf(settings.mail).map(stepOf)]
  const places = steps.map((_, at) => `$${at + 2}`).join(", ")
  const hasFailed = own.map((way) => `step = '${way}' OR step LIKE '${way} %'`).join(" OR ")
  return {
    which: `${open} AND e.id IN (
      SELECT entry FROM deliveries WHERE error IS NOT NULL AND (${hasFailed})
      UNION
      SELECT d.entry FROM deliveries d JOIN entries late ON late.id = d.entry
      WHERE d.due IS NOT NULL AND d.step IN (${places}) AND d.tries = 0 AND late.received < $1)`,
    values: [isoBefore(now, DELIVERY_MS), ...steps],
  }
}

/** What robots seem to have sent, and the owner has not been told of, or within the last hour. */
const suspects = (now: number): Condition => ({
  which: `${quarantined} AND (e.received > $1 OR NOT EXISTS
    (SELECT 1 FROM deliveries d WHERE d.entry = e.id AND d.step = 'quarantine' AND d.due IS NULL))`,
  values: [isoBefore(now, HOUR_MS)],
})

/** A delivery that has not succeeded. */
interface Waiting {
  readonly step: string
  readonly tries: number
  readonly at: string | null
  readonly error: string | null
}

/**
 * Why an entry has not arrived by the ways of delivery that are set up.
 * @param momentOf writes a moment in ISO 8601 for people
 */
export const reasonsFor = async (
  query: Query,
  settings: Settings,
  { id, received }: OutboxEntry,
  now = Date.now(),
  momentOf = (iso: string) => iso,
): Promise<string[]> => {
  if (!isDelivered(settings)) return [`no way of delivery is set up, such as ${allWays}`]
  const waiting = await query<Waiting>(
    `SELECT step, tries, at, error FROM deliveries
     WHERE entry = $1 AND (error IS NOT NULL OR (tries = 0 AND due IS NOT NULL)) ORDER BY step`,
    [id],
  )
  return waiting.flatMap(({ step, tries, at, error }) => {
    const way = wayOf(step)
    if (!way || !settings[way]) return []
    const to = step.replace(`${way} `, `${way} to `)
    if (error !== null) return [`${to}: ${error} (tried ${tries} times, last at ${momentOf(at ?? received)})`]
    const isLate = received < isoBefore(now, DELIVERY_MS)
    return isLate ? [`${to}: not tried yet; is the server running (npm run serve)?`] : []
  })
}

/**
 * The entries that have not reached the owner: by each way of delivery that is set up, unless they are dealt with, and those
 * in quarantine that the owner may not know of.
 * @param settings from `leadSettings`
 */
export async function* undelivered(query: Query, settings: Settings, now = Date.now()): AsyncGenerator<Undelivered> {
  const stuck = whichAreStuck(settings, now)
  for await (const entry of eachEntry(query, stuck.which, stuck.values))
    yield { entry, reasons: await reasonsFor(query, settings, entry, now) }
  const { which, values } = suspects(now)
  for await (const entry of eachEntry(query, which, values))
    yield {
      entry,
      reasons: [`in quarantine, suspected: ${entry.suspect}; --release ${entry.reference ?? entry.id} delivers it`],
    }
}
