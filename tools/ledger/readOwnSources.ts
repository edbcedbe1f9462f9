import { existsSync } from "node:fs"
import type { FormName } from "../../src/forms/formTables"
import type { EventName } from "../../src/measure/events"
import { countsFolder, loadCounts } from "../../src/server/counts/loadCounts"
import { loadOutbox } from "../../src/server/outbox/loadOutbox"
import { outboxFiles } from "../../src/server/outbox/outboxFiles"
import type { PageViews } from "./readViewsExport"

const seen: EventName = "Page seen"

/**
 * The views that the site's own server has counted.
 * @param outbox the folder of the outbox
 * @param since the first day, as YYYY-MM-DD
 * @returns the views, the first day that anything was counted, and the places of lines that are no counts; undefined if nothing
 * was ever counted
 */
export const readOwnViews = async (outbox: string, since: string) => {
  if (!existsSync(countsFolder(outbox))) return undefined
  const { counts, cut } = await loadCounts(outbox)
  const views: PageViews[] = counts
    .filter(({ event, day }) => event === seen && day >= since)
    .map(({ path, count }) => ({ page: path, views: count }))
  const [firstDay] = counts.map(({ day }) => day).toSorted()
  return { views, firstDay, cut: cut.map(({ file, line }) => `${file}:${line}`) }
}

/** The forms that ask for the company's help. Applications and subscriptions are no enquiries. */
const enquiries: readonly string[] = ["enquiry", "contact"] satisfies FormName[]

/**
 * The page that each enquiry in the outbox was sent from; undefined where it is not known. Nothing else
 * of an entry is read, since it is personal.
 * @param since the first day, as YYYY-MM-DD
 * @returns the pages, and how many lines of the outbox are no entries; undefined if there is no outbox
 */
export const readLeadPages = async (outbox: string, since: string) => {
  if (!existsSync(outboxFiles(outbox).entries)) return undefined
  const { entries, cut } = await loadOutbox(outbox)
  const pages = entries
    .filter(({ template_id, received }) => enquiries.includes(template_id) && Date.parse(received) >= Date.parse(since))
    .map(({ context }) => {
      const page = String(context?.page)
      return page.startsWith("/") ? page : undefined
    })
  return { pages, cut: cut.length }
}
