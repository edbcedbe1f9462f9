import type { FormName } from "../../src/forms/formTables"
import type { EventName } from "../../src/measure/events"
import { loadCounts } from "../../src/server/counts/loadCounts"
import type { Query } from "../../src/server/database/Database"
import { eachEntry, kept } from "../../src/server/outbox/OutboxEntry"
import type { PageViews } from "./readViewsExport"

const seen: EventName = "Page seen"

/**
 * The views that the site's own server has counted.
 * @param since the first day, as YYYY-MM-DD
 * @returns the views, and the first day that anything was counted; undefined if nothing was ever counted
 */
export const readOwnViews = async (query: Query, since: string) => {
  const counts = await loadCounts(query)
  const [first] = counts
  if (!first) return undefined
  const views: PageViews[] = counts
    .filter(({ event, day }) => event === seen && day >= since)
    // An error page is seen with the address that no page has.
    .map(({ path, detail, count }) => ({ page: detail ?? path, views: count }))
  return { views, firstDay: first.day }
}

/** The forms that ask for the company's help. Applications and subscriptions are no enquiries. */
const enquiries: readonly string[] = ["enquiry", "contact"] satisfies FormName[]

/**
 * The page that each enquiry in the outbox was sent from; undefined where it is not known. Nothing else
 * of an entry is read, since it is personal.
 * @param since the first day, as YYYY-MM-DD
 */
export const readLeadPages = async (query: Query, since: string) => {
  const pages: (string | undefined)[] = []
  for await (const { template_id: form, context } of eachEntry(query, `${kept} AND e.received >= $1`, [since])) {
    const page = String(context?.page)
    if (enquiries.includes(form)) pages.push(page.startsWith("/") ? page : undefined)
  }
  return pages
}
