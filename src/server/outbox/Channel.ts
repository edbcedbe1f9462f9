import type { Query } from "../database/Database"
import type { OutboxEntry } from "./OutboxEntry"

/** How long a server may take to answer. */
export const ANSWER_TIMEOUT_MS = 30_000

/** A way of delivery: mail and webhook to the owner, a reply to the visitor. */
type Delivery = "mail" | "webhook" | "reply"

/** A way to deliver entries. */
export interface Channel {
  readonly step: Delivery
  /** Whether an entry is to be delivered; by default all are. What is not is never asked about again. */
  readonly takes?: (entry: OutboxEntry, query: Query, now: number) => Promise<boolean>
  /** Rejects if it was not accepted. */
  readonly send: (entry: OutboxEntry) => Promise<unknown>
}
