import { wrongOldAddress } from "../../src/content/checkAddress"
import { contentTypeNamed } from "../../src/content/contentTypes"
import { jsonSchemaOf, schemaAt } from "../../src/content/jsonSchemaOf"
import { byAddress } from "../../src/search/closestMatches"
import { decodePath, plainAddress } from "../../src/site/plainAddress"
import { pathOf } from "../deployed/pathOf"
import type { PageReport } from "./pageReport"
import type { SearchRow } from "./readSearchExport"
import type { PageViews } from "./readViewsExport"

/** A page of the site, and what its texts say in search results. */
export interface SitePage extends PageReport {
  readonly seo: { readonly title: string; readonly description: string }
}

/** What a page brings. A number is missing where its source is. */
export interface ReportedPage extends SitePage {
  readonly impressions?: number
  readonly clicks?: number
  /** Its mean position in search results; also missing if it was in none. */
  readonly position?: number | undefined
  readonly views?: number
  /** Enquiries that were sent from it. */
  readonly leads?: number
}

/** An address in search results that no page has. */
export interface GoneAddress {
  readonly address: string
  readonly impressions: number
  readonly clicks: number
  /** The redirect to add to data/redirects.json; undefined if no page is near, or only a host can redirect it. */
  readonly redirect?: { readonly from: string; readonly to: string } | undefined
}

/** Where numbers come from; what is missing is left out. */
export interface Sources {
  /** The rows of Search Console that are about this site. */
  readonly search?: readonly SearchRow[] | undefined
  readonly views?: readonly PageViews[] | undefined
  /** The page that each enquiry was sent from; undefined where it is not known. */
  readonly leads?: readonly (string | undefined)[] | undefined
}

/** The report of a site. */
export interface Report {
  readonly pages: readonly ReportedPage[]
  readonly gone: readonly GoneAddress[]
  /** Views and enquiries whose address no page has; such addresses are not shown, since anyone may send them. */
  readonly elsewhere: { readonly views: number; readonly leads: number }
}

interface Site {
  readonly pages: readonly SitePage[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Whether a file of the site that is no page has an address. */
  readonly isFile: (address: string) => boolean
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Groups things by the plain address of the page that they belong to now, be it by a redirect. */
const byPage = <Thing>(
  things: readonly Thing[],
  pathIn: (thing: Thing) => string | undefined,
  redirects: Site["redirects"],
) => {
  const targets = new Map(redirects.map(({ from, to }) => [plainAddress(from), plainAddress(to)]))
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const path = pathIn(thing)
    if (path === undefined) continue
    const plain = plainAddress(path)
    const page = targets.get(plain) ?? plain
    groups.set(page, [...(groups.get(page) ?? []), thing])
  }
  return groups
}

const searchSums = (rows: readonly SearchRow[]) => {
  const impressions = sum(rows.map((row) => row.impressions))
  const places = sum(rows.map((row) => row.position * row.impressions))
  const clicks = sum(rows.map((row) => row.clicks))
  return { impressions, clicks, position: impressions > 0 ? places / impressions : undefined }
}

const redirectsType = contentTypeNamed("redirects")
const fromPattern = (redirectsType && schemaAt(jsonSchemaOf(redirectsType), ["items", 0, "from"])?.pattern) ?? ""

/** The redirect to offer for an address that no page has. */
const redirectFor = (address: string, pages: readonly SitePage[]): GoneAddress["redirect"] => {
  const paths = new Set(pages.map((page) => page.address))
  const isAllowed = new RegExp(fromPattern).test(address) && !wrongOldAddress(address, fromPattern, paths)
  if (!isAllowed) return undefined
  const candidates = pages.map((page) => ({ path: page.address }))
  const [nearest] = byAddress(candidates, address)
  return nearest && { from: address, to: nearest.path }
}

/** An address as people read it; invisible characters stay encoded, since they could write to the terminal. */
const readable = (pathname: string) => {
  const path = decodePath(pathname)
  return /\p{C}/u.test(path) ? pathname : path
}

/** Brings together what each source tells about each page. */
export const reportOf = ({ pages, redirects, isFile }: Site, { search, views, leads }: Sources): Report => {
  const searchOf = byPage(search ?? [], ({ url }) => url.pathname, redirects)
  const viewsOf = byPage(views ?? [], ({ page }) => pathOf(page), redirects)
  const leadsOf = byPage(leads ?? [], (page) => page && pathOf(page), redirects)
  const known = new Set(pages.map(({ address }) => plainAddress(address)))
  const goneRows = [...searchOf].filter(([plain]) => !known.has(plain))
  const found = pages.map((page): ReportedPage => {
    const plain = plainAddress(page.address)
    return {
      ...page,
      ...(search && searchSums(searchOf.get(plain) ?? [])),
      ...(views && { views: sum((viewsOf.get(plain) ?? []).map((one) => one.views)) }),
      ...(leads && { leads: (leadsOf.get(plain) ?? []).length }),
    }
  })
  const gone = goneRows
    .map(([, rows]) => ({ address: readable(rows[0]?.url.pathname ?? ""), ...searchSums(rows) }))
    .filter(({ address }) => !isFile(address))
    .map(({ address, impressions, clicks }) => ({
      address,
      impressions,
      clicks,
      redirect: redirectFor(address, pages),
    }))
  return {
    pages: found,
    gone: gone.toSorted((one, other) => other.impressions - one.impressions),
    elsewhere: {
      views: sum((views ?? []).map((one) => one.views)) - sum(found.map((page) => page.views ?? 0)),
      leads: (leads ?? []).length - sum(found.map((page) => page.leads ?? 0)),
    },
  }
}
