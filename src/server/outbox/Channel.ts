import type { Followed } from "./loadOutbox"
import type { Delivery } from "./progress"
import type { OutboxEntry } from "./readOutbox"

/** How long a server may take to answer. */
export const ANSWER_TIMEOUT_MS = 30_000

/** A way to deliver entries. */
export interface Channel {
  readonly step: Delivery
  /** Whether an entry is to be delivered; by default all are. */
  readonly takes?: (entry: OutboxEntry, outbox: Followed, now: number) => boolean
  /** Rejects if it was not accepted. */
  readonly send: (entry: OutboxEntry) => Promise<unknown>
}
