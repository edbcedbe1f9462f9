import { failedTries } from "./deliverDue"
import type { leadSettings } from "./leadSettings"
import { isDone, type Outbox } from "./loadOutbox"
import type { OutboxEntry } from "./readOutbox"

/** A delivery takes no longer than this unless something is wrong. */
const DELIVERY_MS = 300_000

/** An entry that has not reached the owner, and why. */
interface Undelivered {
  readonly entry: OutboxEntry
  readonly reasons: readonly string[]
}

/**
 * The entries that are not dealt with and have not arrived by each way of delivery that is set up.
 * @param settings from `leadSettings`
 */
export const undelivered = (
  outbox: Outbox,
  settings: ReturnType<typeof leadSettings>,
  now = Date.now(),
): Undelivered[] => {
  const { wanted, issues } = settings
  const wrong = issues.map(({ field, message }) => `${field} ${message}`).join("; ")
  const reasonFor = (entry: OutboxEntry, step: "mail" | "webhook") => {
    const tries = failedTries(outbox, entry, step)
    if (!tries) return []
    if (!settings[step]) return [`${step}: ${wrong}`]
    const last = tries.at(-1)
    if (last) return [`${step}: ${last.error} (tried ${tries.length} times, last at ${last.at})`]
    if (now - Date.parse(entry.received) < DELIVERY_MS) return []
    return [`${step}: not tried yet; is the server running (npm run serve)?`]
  }
  const reasonsOf = (entry: OutboxEntry) =>
    wanted.length > 0 ? wanted.flatMap((step) => reasonFor(entry, step)) : ["neither mail nor a webhook is set up"]
  return outbox.entries
    .filter((entry) => !isDone(outbox, entry))
    .map((entry) => ({ entry, reasons: reasonsOf(entry) }))
    .filter(({ reasons }) => reasons.length > 0)
}
