import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { SettingIssue } from "../../src/content/issue"
import { readText } from "../../src/content/readDataFile"
import { leadSettings } from "../../src/server/outbox/leadSettings"
import { outboxFiles } from "../../src/server/outbox/outboxFiles"
import { readObject } from "../../src/server/outbox/readSubmission"

const MONTH_MS = 31 * 86_400_000

/** Whether `npm run outbox -- --purge` has run within a month. */
const isPurged = (folder: string) => {
  const { progress } = outboxFiles(folder)
  const lines = existsSync(progress) ? readFileSync(progress, "utf8").split("\n").map(readObject) : []
  return lines.some(({ step, at }) => step === "purged" && Date.now() - Date.parse(String(at)) < MONTH_MS)
}

/**
 * Says what the built-in mail endpoint lacks to tell somebody of a form, and to delete it in time.
 * @param root the project's folder
 * @param environment the settings that the server gets
 */
export const checkLeads = (root: string, environment: Parameters<typeof leadSettings>[0]): SettingIssue[] => {
  const { wanted, issues, isPurgeOn } = leadSettings(environment)
  const points = [...issues]
  if (wanted.length === 0)
    points.push({
      field: "SMTP_URL",
      message: "neither mail nor a webhook is set up: nobody is told when a visitor has sent a form",
      remedy: "Set SMTP_URL, LEADS_FROM and LEADS_TO, or LEADS_WEBHOOK and LEADS_WEBHOOK_SECRET (docs/hosting.md).",
    })
  if (!isPurgeOn && !isPurged(path.resolve(root, environment.OUTBOX_DIR || ".outbox"))) {
    const { retentionMonths } = JSON.parse(readText(`${root}/data/site.json`)).leads
    points.push({
      field: "LEADS_PURGE",
      message: `nothing deletes what is older than the ${retentionMonths} months of leads.retentionMonths`,
      remedy: "Set LEADS_PURGE=on, or let cron run npm run outbox -- --purge on the server, and this check there.",
    })
  }
  return points
}
