import type { leadSettings } from "../../src/server/outbox/leadSettings"
import { wayOf } from "../../src/server/outbox/ways"
import type { Delivery } from "./listEntries"
import { moment } from "./words"

type Settings = ReturnType<typeof leadSettings>

const nameOf = (step: string) => {
  if (step === "reply") return "Automatic reply"
  if (step === "quarantine") return "Message to you that it was set aside"
  const name = step.replace(" ", " to ")
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const isSetUp = (step: string, settings: Settings) => {
  const way = wayOf(step)
  return way ? settings[way] !== undefined : step !== "reply" || settings.isReplyOn
}

/**
 * What became of an entry by a way of delivery.
 * @returns undefined if it is not sent that way
 */
export const outcomeOf = ({ step, tries, at, error, due }: Delivery, settings: Settings) => {
  if (tries === 0 && (due === null || !isSetUp(step, settings))) return undefined
  const last = tries > 0 && at ? `${error ? "failed" : "sent"} ${moment(at)}` : "not tried yet"
  const again = due && error ? `, next try ${moment(due)}` : ""
  const text = `${last}${tries > 1 ? ` (${tries} tries)` : ""}${again}${error ? `: ${error}` : ""}`
  return { label: nameOf(step), value: text }
}
