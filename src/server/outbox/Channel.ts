import type { Query } from "../database/Database"
import type { OutboxEntry } from "./OutboxEntry"

/** How long a server may take to answer. */
export const ANSWER_TIMEOUT_MS = 30_000

/** Delivers entries to one receiver. */
export interface Channel {
  /** Its name in the table of deliveries: a way of delivery, with the recipient if a way has several, or `reply`. */
  readonly step: string
  /** If its way has several recipients: the name under which entries wait for all of them, and the steps of all. */
  readonly queue?: { readonly step: string; readonly all: readonly string[] }
  /** Whether an entry is to be delivered; by default all are. What is not is never asked about again. */
  readonly takes?: (entry: OutboxEntry, query: Query, now: number) => Promise<boolean>
  /** Rejects if it was not accepted. */
  readonly send: (entry: OutboxEntry) => Promise<unknown>
  /** Whether it is only sent if that can be put on record: by default a full disk does not stop a delivery. */
  readonly needsRecord?: boolean
}

/** A message to the owner that is no entry. */
export interface Notice {
  readonly subject: string
  readonly text: string
  /** The entries that it is about. */
  readonly entries: readonly { readonly id: string; readonly reference?: string | undefined }[]
}

/** A way of delivery that is set up. */
export interface OpenWay {
  /** In sentences. */
  readonly name: string
  readonly channels: readonly Channel[]
  /**
   * Tells the owner something. Rejects if nobody was told.
   * @param isForAll whether those are told, too, who only get what is sent with some forms
   * @returns those who were not told
   */
  readonly tell: (notice: Notice, isForAll?: boolean) => Promise<readonly string[]>
  /** Asks, without sending anything, whether it would work; resolves to a sentence, and rejects if it would not. */
  readonly check?: () => Promise<string>
}
