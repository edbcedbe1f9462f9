import type { Query } from "../database/Database"
import type { leadSettings } from "./leadSettings"
import { type OutboxEntry, readEntries } from "./OutboxEntry"

/** A delivery takes no longer than this unless something is wrong. */
const DELIVERY_MS = 300_000

/** An entry that has not reached the owner, and why. */
interface Undelivered {
  readonly entry: OutboxEntry
  readonly reasons: readonly string[]
}

/** A delivery that has not succeeded. */
interface Waiting {
  readonly entry: string
  readonly step: string
  readonly tries: number
  readonly at: string | null
  readonly error: string | null
}

/**
 * The entries that are not dealt with and have not arrived by each way of delivery that is set up.
 * @param settings from `leadSettings`
 */
export const undelivered = async (
  query: Query,
  settings: ReturnType<typeof leadSettings>,
  now = Date.now(),
): Promise<Undelivered[]> => {
  const { wanted } = settings
  const waiting = await query<Waiting>("SELECT * FROM deliveries WHERE tries = 0 OR error IS NOT NULL")
  const known = new Map(waiting.map((one) => [`${one.step} ${one.entry}`, one]))
  const reasonFor = ({ id, received }: OutboxEntry, step: "mail" | "webhook") => {
    const one = known.get(`${step} ${id}`)
    if (!one) return []
    if (one.error !== null) return [`${step}: ${one.error} (tried ${one.tries} times, last at ${one.at})`]
    if (now - Date.parse(received) < DELIVERY_MS) return []
    return [`${step}: not tried yet; is the server running (npm run serve)?`]
  }
  const reasonsOf = (entry: OutboxEntry) =>
    wanted.length > 0 ? wanted.flatMap((step) => reasonFor(entry, step)) : ["neither mail nor a webhook is set up"]
  return (await readEntries(query))
    .filter(({ done }) => done === undefined)
    .map((entry) => ({ entry, reasons: reasonsOf(entry) }))
    .filter(({ reasons }) => reasons.length > 0)
}
