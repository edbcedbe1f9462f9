import path from "node:path"
import type { SettingIssue } from "../../src/content/issue"
import { readText } from "../../src/content/readDataFile"
import { isGroupSet, readSetting } from "../../src/hosting/settings/readSetting"
import type { Environment } from "../../src/hosting/settings/Setting"
import { existingDatabase } from "../../src/server/database/outboxDatabase"
import { allWays, wayNames } from "../../src/server/outbox/ways"

const MONTH_MS = 31 * 86_400_000

/** Whether `npm run outbox -- --purge` has run within a month. */
export const isPurged = async (root: string, environment: Environment) => {
  const folder = path.resolve(root, readSetting("OUTBOX_DIR", environment))
  const database = await existingDatabase({ folder, database: readSetting("OUTBOX_DATABASE", environment) })
  const month = new Date(Date.now() - MONTH_MS).toISOString()
  const found = await database?.query("SELECT 1 FROM removals WHERE why = 'purged' AND at > $1", [month])
  return (found?.length ?? 0) > 0
}

/**
 * Says what the built-in mail endpoint lacks to tell somebody of a form, and to delete it in time.
 * @param root the project's folder
 * @param environment the settings that the server gets
 * @param isPurged whether a command does it
 */
export const checkLeads = (root: string, environment: Environment, isPurged: boolean): SettingIssue[] => {
  const points: SettingIssue[] = []
  if (!wayNames.some((way) => isGroupSet(way, environment)))
    points.push({
      field: "SMTP_URL",
      message: `no way of delivery is set up, such as ${allWays}: nobody is told when a visitor has sent a form`,
      remedy: "Set SMTP_URL, LEADS_FROM and LEADS_TO, or LEADS_WEBHOOK and LEADS_WEBHOOK_SECRET (docs/hosting.md).",
    })
  if (!readSetting("LEADS_PURGE", environment) && !isPurged) {
    const { retentionMonths } = JSON.parse(readText(`${root}/data/site.json`)).leads
    points.push({
      field: "LEADS_PURGE",
      message: `nothing deletes what is older than the ${retentionMonths} months of leads.retentionMonths`,
      remedy: "Set LEADS_PURGE=on, or let cron run npm run outbox -- --purge on the server, and this check there.",
    })
  }
  return points
}
