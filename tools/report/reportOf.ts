import MiniSearch from "minisearch"
import { wrongOldAddress } from "../../src/content/checkAddress"
import { contentTypeNamed } from "../../src/content/contentTypes"
import { jsonSchemaOf, schemaAt } from "../../src/content/jsonSchemaOf"
import { byAddress } from "../../src/search/closestMatches"
import { wordsOfAddress } from "../../src/search/wordsOfAddress"
import { decodePath, plainAddress } from "../../src/site/plainAddress"
import { pathOf } from "../deployed/pathOf"
import type { PageReport } from "./pageReport"
import type { QueryRow, SearchRow } from "./readSearchExport"
import type { PageViews } from "./readViewsExport"

/** A page of the site, published or not. */
export interface SitePage extends PageReport {
  /** The first day on which it may have been published, as YYYY-MM-DD, where that is known. */
  readonly since?: string | undefined
  readonly isPublished: boolean
  /** Why it is not published, or that it is hidden. */
  readonly state?: string | undefined
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

/** An address that no page has, in search results or among those that visitors came to. */
export interface GoneAddress {
  readonly address: string
  readonly impressions?: number
  readonly clicks?: number
  readonly views?: number
  /** The redirect to add to data/redirects.json; undefined if no page is near, or only a host can redirect it. */
  readonly redirect?: { readonly from: string; readonly to: string } | undefined
}

/** Where numbers come from; what is missing is left out. */
export interface Sources {
  /** The rows of Search Console that are about this site. */
  readonly search?: readonly SearchRow[] | undefined
  /** What people searched for. */
  readonly queries?: readonly QueryRow[] | undefined
  readonly views?: readonly PageViews[] | undefined
  /** The first day of the views, as YYYY-MM-DD, where they do not cover the whole time. */
  readonly viewsFrom?: string | undefined
  /** The page that each enquiry was sent from; undefined where it is not known. */
  readonly leads?: readonly (string | undefined)[] | undefined
}

/** What people searched for, and the page that fits best. */
export interface ReportedQuery extends QueryRow {
  readonly page?: string | undefined
}

/** The report of a site. */
export interface Report extends Pick<Sources, "viewsFrom"> {
  readonly pages: readonly ReportedPage[]
  readonly gone: readonly GoneAddress[]
  readonly queries?: readonly ReportedQuery[] | undefined
  /** Views and enquiries whose address is neither a page's nor near one; such addresses are not shown, since anyone may send them. */
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

/** An index of the words that pages have in search results. */
const indexOf = (pages: readonly SitePage[]) => {
  const index = new MiniSearch<{ id: string }>({ fields: ["title", "description"] })
  index.addAll(pages.map(({ address, seo }) => ({ id: address, ...seo })))
  return index
}

/** How other sites' pages end, whose addresses may have been a site's before. */
const endingOfPages = /\.(?:html?|php|aspx?)$/i

/**
 * Finds the redirect to offer for an address that no page has: to the page whose address is nearly the same, or else to one that
 * has all its words in title and description.
 */
const redirectsTo = (pages: readonly SitePage[], index: MiniSearch<{ id: string }>) => {
  const paths = new Set(pages.map((page) => page.address))
  const candidates = pages.map((page) => ({ path: page.address }))
  return (address: string): GoneAddress["redirect"] => {
    const isAllowed = new RegExp(fromPattern).test(address) && !wrongOldAddress(address, fromPattern, paths)
    if (!isAllowed) return undefined
    const plain = address.replace(endingOfPages, "")
    const [nearest] = byAddress(candidates, plain)
    const to = nearest?.path ?? index.search(wordsOfAddress(plain), { combineWith: "AND" })[0]?.id
    return to === undefined ? undefined : { from: address, to }
  }
}

/** An address as people read it; invisible characters stay encoded, since they could write to the terminal. */
const readable = (pathname: string) => {
  const path = decodePath(pathname)
  return /\p{C}/u.test(path) ? pathname : path
}

const weight = ({ impressions = 0, views = 0 }: GoneAddress) => impressions + views

/** Finds the page for each query: that with most of its words in title and description. */
const withPages = (queries: readonly QueryRow[], index: MiniSearch<{ id: string }>): ReportedQuery[] =>
  queries.map((query) => ({ ...query, page: index.search(query.query, { boost: { title: 2 } })[0]?.id }))

/** Brings together what each source tells about each page. */
export const reportOf = ({ pages, redirects, isFile }: Site, sources: Sources): Report => {
  const { search, queries, views, viewsFrom, leads } = sources
  const published = pages.filter(({ isPublished }) => isPublished)
  const index = indexOf(published)
  const redirectFor = redirectsTo(published, index)
  const searchOf = byPage(search ?? [], ({ url }) => url.pathname, redirects)
  const viewsOf = byPage(views ?? [], ({ page }) => pathOf(page), redirects)
  const leadsOf = byPage(leads ?? [], (page) => page && pathOf(page), redirects)
  const known = new Set(published.map(({ address }) => plainAddress(address)))
  const found = pages.map((page): ReportedPage => {
    if (!page.isPublished) return page
    const plain = plainAddress(page.address)
    return {
      ...page,
      ...(search && searchSums(searchOf.get(plain) ?? [])),
      ...(views && { views: sum((viewsOf.get(plain) ?? []).map((one) => one.views)) }),
      ...(leads && { leads: (leadsOf.get(plain) ?? []).length }),
    }
  })
  const gone = [...new Set([...searchOf.keys(), ...viewsOf.keys()])]
    .filter((plain) => !known.has(plain))
    .map((plain): GoneAddress => {
      const rows = searchOf.get(plain)
      const seen = viewsOf.get(plain) ?? []
      const address = readable(rows?.[0]?.url.pathname ?? pathOf(seen[0]?.page ?? "") ?? "")
      return {
        address,
        ...(rows && searchSums(rows)),
        ...(seen.length > 0 && { views: sum(seen.map((one) => one.views)) }),
        redirect: redirectFor(address),
      }
    })
    // Anyone may send views of any address.
    .filter(({ address, impressions, redirect }) => !isFile(address) && (impressions !== undefined || redirect))
    .toSorted((one, other) => weight(other) - weight(one))
  const shown = sum([...found, ...gone].map((one) => one.views ?? 0))
  return {
    pages: found,
    gone,
    queries: queries && withPages(queries, index),
    viewsFrom,
    elsewhere: {
      views: sum((views ?? []).map((one) => one.views)) - shown,
      leads: (leads ?? []).length - sum(found.map((page) => page.leads ?? 0)),
    },
  }
}
