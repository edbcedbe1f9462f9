import { env } from "node:process"
import { readData } from "../../content/formWords"
import { measureWay } from "../../measure/ways"
import { compactCounts } from "../counts/compactCounts"
import { channelsOf } from "./channelsOf"
import { leadSettings } from "./leadSettings"
import { outboxSettings } from "./outboxSettings"
import { purgeOutbox, purgeQuarantine } from "./removeEntries"
import { startDelivery } from "./startDelivery"

const DAY_MS = 86_400_000

/**
 * What the server does beside storing forms and counts: delivers forms, removes daily what is too old, and adds counts up.
 * Wrong settings are told, and stop only what depends on them.
 * @returns a function to call when something was stored
 */
export const outboxService = () => {
  const { folder } = outboxSettings()
  const settings = leadSettings(env)
  for (const { field, message, remedy } of settings.issues) console.error(`${field} ${message}. ${remedy}`)

  const clean = async () =>
    settings.isPurgeOn ? purgeOutbox(folder, readData("site.json").leads.retentionMonths) : purgeQuarantine(folder)
  const cleanOrTell = () => clean().catch((cause) => console.error(`The outbox ${folder} cannot be cleaned.`, cause))
  const compactOrTell = () => compactCounts(folder).catch((cause) => console.error("Counts cannot be added up.", cause))
  for (const daily of measureWay() === "own" ? [cleanOrTell, compactOrTell] : [cleanOrTell]) {
    void daily()
    setInterval(daily, DAY_MS).unref()
  }

  return startDelivery(folder, channelsOf(settings))
}
