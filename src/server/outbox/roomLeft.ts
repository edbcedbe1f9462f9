import type { Database } from "../database/Database"
import { outboxSettings } from "./outboxSettings"

/** From which part of its room on the owner is told. */
const NEARLY_FULL = 0.8

/** Whether the outbox has taken all the room that the owner has set, so that nothing more is taken. */
export const isFull = async ({ size }: Database) => (await size()) >= outboxSettings().maxBytes

/** What the owner should know of that; undefined while there is room. */
export const roomWarning = async ({ size }: Database) => {
  const { maxBytes } = outboxSettings()
  const used = (await size()) / maxBytes
  if (used < NEARLY_FULL) return undefined
  const state = used < 1 ? "is nearly full" : "is full: forms are refused"
  return `The outbox ${state}. It takes ${Math.round(used * 100)} % of the ${maxBytes / 1_000_000} MB of OUTBOX_MAX_MB. Nothing is deleted by itself: raise that, or delete what is no longer needed with npm run outbox -- --purge.`
}
