import { setTimeout } from "node:timers/promises"
import type { Channel } from "./Channel"
import { deliverer } from "./deliverDue"
import { type FollowedOutbox, followOutbox } from "./followOutbox"

/** How long to wait at most: `npm run outbox` may have changed the files meanwhile. */
const MAX_WAIT_MS = 60_000

/** Delivers by one channel from now on. @returns a function that says that there may be something new */
const run = (outbox: FollowedOutbox, channel: Channel, startedAt: number) => {
  const deliverDue = deliverer(outbox, channel, startedAt)
  let wake = () => {}
  const loop = async () => {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const next = await deliverDue().catch((cause) => {
        console.error(`The outbox ${outbox.folder} cannot be delivered by ${channel.step}.`, cause)
        return Number.POSITIVE_INFINITY
      })
      const wait = Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS)
      await Promise.race([woken, setTimeout(wait, undefined, { ref: false })])
    }
  }
  void loop()
  return () => wake()
}

/**
 * Delivers what is in the outbox, and what arrives, by all channels independently: one that hangs delays no other.
 * @returns a function to call when something has arrived
 */
export const startDelivery = (folder: string, channels: readonly Channel[]) => {
  const startedAt = Date.now()
  const outbox = followOutbox(folder)
  const wakes = channels.map((channel) => run(outbox, channel, startedAt))
  return () => {
    for (const wake of wakes) wake()
  }
}
