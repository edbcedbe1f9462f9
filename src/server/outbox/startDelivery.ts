import { setTimeout } from "node:timers/promises"
import type { Database } from "../database/Database"
import type { Channel } from "./Channel"
import { deliverer } from "./deliverDue"

/** How long to wait at most: `npm run outbox` or another server may have changed the database meanwhile. */
const MAX_WAIT_MS = 5_000

/** Delivers by one channel from now on. @returns a function that says that there may be something new */
const run = (open: () => Promise<Database>, channel: Channel, signal?: AbortSignal) => {
  let known: { readonly database: Database; readonly deliverDue: () => Promise<number> } | undefined
  const deliver = async () => {
    const database = await open()
    if (known?.database !== database) known = { database, deliverDue: deliverer(database, channel) }
    return known.deliverDue()
  }
  let wake = () => {}
  const loop = async () => {
    while (!signal?.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const next = await deliver().catch((cause) => {
        console.error(`The outbox cannot be delivered by ${channel.step}.`, cause)
        return Number.POSITIVE_INFINITY
      })
      const wait = Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS)
      await Promise.race([woken, setTimeout(wait, undefined, { ref: false })])
    }
  }
  void loop()
  signal?.addEventListener("abort", () => wake())
  return () => wake()
}

/**
 * Delivers what is in the outbox, and what arrives, by all channels independently: one that hangs delays no other.
 * @param open returns its database
 * @param signal ends it
 * @returns a function to call when something has arrived
 */
export const startDelivery = (open: () => Promise<Database>, channels: readonly Channel[], signal?: AbortSignal) => {
  const wakes = channels.map((channel) => run(open, channel, signal))
  return () => {
    for (const wake of wakes) wake()
  }
}
