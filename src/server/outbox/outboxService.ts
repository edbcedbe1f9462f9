import { env } from "node:process"
import { readData } from "../../content/formWords"
import { outboxDatabase } from "../database/outboxDatabase"
import { leadSettings } from "./leadSettings"
import { openWays } from "./openWays"
import { outboxSettings } from "./outboxSettings"
import { purgeOutbox, purgeQuarantine } from "./removeEntries"
import { startDelivery } from "./startDelivery"

const DAY_MS = 86_400_000

/**
 * What the server does beside storing forms and counts: delivers forms, and removes daily what is too old.
 * @returns a function to call when something was stored
 */
export const outboxService = () => {
  // Read now: they do not change while it runs.
  const place = outboxSettings()
  const open = () => outboxDatabase(place)
  const settings = leadSettings(env)

  const clean = async () =>
    settings.isPurgeOn
      ? purgeOutbox(await open(), readData("site.json").leads.retentionMonths)
      : purgeQuarantine(await open())
  const daily = () => clean().catch((cause) => console.error("The outbox cannot be cleaned.", cause))
  void daily()
  setInterval(daily, DAY_MS).unref()

  return startDelivery(open, openWays(settings))
}
