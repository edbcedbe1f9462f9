import type { Channel } from "./Channel"
import type { FollowedOutbox } from "./followOutbox"
import { type Followed, isDone } from "./loadOutbox"
import { errorLine, type Progress, recordProgress } from "./progress"
import type { OutboxEntry } from "./readOutbox"

const MINUTE_MS = 60_000

/** After how many minutes a failed delivery is tried again. */
const RETRY_MINUTES = [1, 5, 30, 120, 720]

/** When to try next; never after the last retry, except that a new start of the server tries everything once more. */
const dueAfter = (tries: readonly Progress[], startedAt: number) => {
  const last = Date.parse(tries.at(-1)?.at ?? "")
  if (Number.isNaN(last) || last < startedAt) return Number.NEGATIVE_INFINITY
  const minutes = RETRY_MINUTES[tries.length - 1] ?? Number.POSITIVE_INFINITY
  return last + minutes * MINUTE_MS
}

/** The tries to deliver an entry; undefined once it was delivered. */
export const failedTries = ({ progress }: Followed, { id }: OutboxEntry, step: string) => {
  const tries = progress.get(id)?.filter((one) => one.step === step) ?? []
  return tries.every(({ error }) => error !== undefined) ? tries : undefined
}

/**
 * Delivers by one channel.
 * @param startedAt when the server was started
 * @param now the present time
 * @returns a function that delivers everything that is due, and returns when the next delivery will be
 */
export const deliverer = (outbox: FollowedOutbox, channel: Channel, startedAt: number, now = Date.now) => {
  /** What was delivered, but may not be on record: a full disk must not make it arrive again and again. */
  const delivered = new Set<string>()

  const plan = () => {
    const known = outbox.read()
    return known.entries.flatMap((entry) => {
      const tries = failedTries(known, entry, channel.step)
      if (!tries || isDone(known, entry) || channel.takes?.(entry, known, now()) === false) return []
      return [{ entry, due: dueAfter(tries, startedAt) }]
    })
  }

  const tryOnce = async (entry: OutboxEntry) => {
    if (delivered.has(entry.id)) return undefined
    try {
      await channel.send(entry)
      delivered.add(entry.id)
      return undefined
    } catch (cause) {
      return errorLine(cause)
    }
  }

  return async () => {
    for (;;) {
      // Read each time, since an entry may be erased, or a visitor be answered, meanwhile.
      const planned = plan()
      const next = planned.find(({ due }) => due <= now())
      if (!next) return Math.min(...planned.map(({ due }) => due))
      const error = await tryOnce(next.entry)
      await recordProgress(outbox.folder, {
        at: new Date(now()).toISOString(),
        id: next.entry.id,
        step: channel.step,
        error,
      })
    }
  }
}
