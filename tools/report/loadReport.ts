import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { publishedContent } from "../../src/content/publishedContent"
import { readEntries } from "../../src/content/readEntries"
import { unfinishedIn } from "../../src/content/unfinished"
import { pathInData } from "../../src/content/withoutEntries"
import { readRedirects } from "../../src/hosting/addresses"
import type { Database } from "../../src/server/database/Database"
import { isFallback } from "../../src/site/fallbackPages"
import { daysAfter } from "../daysAfter"
import { dueDates } from "../dueDates"
import { measurePages } from "../quality/ownShare"
import { readCopy } from "../quality/readCopy"
import { firstDays } from "./firstDays"
import { pageReports } from "./pageReport"
import { wrongExport } from "./readExport"
import { readLeadPages, readOwnViews } from "./readOwnSources"
import { readQueriesExport, readSearchExport } from "./readSearchExport"
import { readViewsExport } from "./readViewsExport"
import { reportLimits } from "./reportLimits"
import { reportOf, type SitePage } from "./reportOf"

/** Where the report reads. */
export interface ReportOptions {
  /** The folder that holds `data/`, whose files must be good, and the last build, if there is one. */
  readonly root: string
  /** The address of the site. */
  readonly site: string
  /** The database of the outbox, if there is one. */
  readonly outbox: Database | undefined
  /** The pages exported from Search Console. */
  readonly search?: string | undefined
  /** What people searched for, exported from Search Console. */
  readonly queries?: string | undefined
  /** The export of Plausible or Umami. */
  readonly counts?: string | undefined
  /** The day of the report, as YYYY-MM-DD. */
  readonly today: string
}

/** The days of an entry that tell when its page was published. */
interface Dated {
  readonly publishOn?: string
  readonly date?: string
  readonly datePosted?: string
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, "")

/** The pages of the site with what their data files say. */
const sitePages = (root: string, today: string): SitePage[] => {
  const copy = readCopy(root)
  const { unpublished } = publishedContent(root, false)
  const added = firstDays(root)
  const values = new Map(copy.map(({ file, value }) => [file, value as Dated] as const))
  return pageReports(copy, measurePages(copy, path.join(root, "public")))
    .filter(({ address }) => !isFallback(address))
    .map((report) => {
      const { file, hidden } = report
      const { publishOn = "", date = "", datePosted = "" } = values.get(file) ?? {}
      const isPublished = !unpublished.has(pathInData(file))
      const reason = () => unfinishedIn(values.get(file), today)?.reason ?? "needs an unpublished entry"
      return {
        ...report,
        since: [added.get(file) ?? "", publishOn, date, datePosted].toSorted().at(-1),
        isPublished,
        state: isPublished ? (hidden ? "hidden" : undefined) : reason(),
      }
    })
}

const searchRows = (file: string | undefined, site: URL) => {
  if (file === undefined) return { note: "Search Console: none; give the file with --search Pages.csv." }
  const rows = readSearchExport(file)
  const search = rows.filter(({ url }) => hostOf(url) === hostOf(site))
  const others = rows.length - search.length
  if (search.length === 0)
    throw wrongExport(
      file,
      rows[0]?.line ?? 1,
      `is about ${rows[0]?.url.hostname}, and this site is ${site.hostname}`,
      "Give the export of this site, or set SITE_URL to its address.",
    )
  return {
    search,
    note: `Search Console: ${file}, ${search.length} addresses${others > 0 ? ` (and ${others} of other sites, left out)` : ""}.`,
  }
}

const pageViews = async ({ counts, outbox, today }: ReportOptions, since: string) => {
  if (counts !== undefined) return { views: readViewsExport(counts), note: `Views: ${counts}.` }
  const own = outbox && (await readOwnViews(outbox.query, since))
  if (!own) return { note: "Views: none; give an export of Plausible or Umami with --counts pages.csv." }
  const { views, firstDay } = own
  const from = firstDay > since ? `${firstDay}, its first day,` : since
  return { views, viewsFrom: firstDay, note: `Views: counted by this site's server from ${from} to ${today}.` }
}

/**
 * Reads all sources that there are.
 * @returns the report, what to know about each source, and the later days on which pages are published or close
 * @throws Error with file, line and remedy if an export is not what it should be
 */
export const loadReport = async (options: ReportOptions) => {
  const { root, outbox, today } = options
  const since = daysAfter(today, -reportLimits.days)
  const { search, note } = searchRows(options.search, new URL(options.site))
  const { views, viewsFrom, note: viewsNote } = await pageViews(options, since)
  const leads = outbox && (await readLeadPages(outbox.query, since))
  const isFile = (address: string) => {
    const file = path.join(root, "public", address)
    return existsSync(file) && statSync(file).isFile()
  }
  const site = { pages: sitePages(root, today), redirects: readRedirects(root), isFile }
  const isUnknown = leads && leads.length > 0 && leads.every((page) => page === undefined)
  const report = reportOf(site, {
    search,
    queries: options.queries === undefined ? undefined : readQueriesExport(options.queries),
    views,
    viewsFrom,
    leads: isUnknown ? undefined : leads,
  })
  const { elsewhere } = report
  const fromElsewhere = elsewhere.leads > 0 ? `, ${elsewhere.leads} of them from an unknown page` : ""
  const from = isUnknown ? ", none of which names its page; see leads.context in data/site.json" : fromElsewhere
  const ofOthers =
    elsewhere.views > 0
      ? ` ${elsewhere.views} views of addresses that neither are nor resemble a page are left out.`
      : ""
  const leadsNote = leads
    ? `Enquiries: ${leads.length} in the outbox from ${since} to ${today}${from}.`
    : "Enquiries: none; there is no outbox (OUTBOX_DIR)."
  const coming = dueDates(readEntries(root)).filter(({ day }) => day > today)
  return { report, notes: [note, viewsNote + ofOthers, leadsNote], coming }
}
