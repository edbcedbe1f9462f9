import type { EventName } from "./events"

/** What is sent of an event, and nothing else. */
export interface Sent {
  readonly event: EventName
  /** The page's path without query. */
  readonly path: string
  readonly properties: {
    readonly detail?: string
    /** The page's type: the name of its template, or `page` for single pages. */
    readonly type: string
    /** Only if forms name it too (`leads.context` in data/site.json). */
    readonly campaign?: string
  }
}

/** Sends an event; resolves or rejects once it is answered. */
export type Sender = (sent: Sent) => Promise<unknown>
