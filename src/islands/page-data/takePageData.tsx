import { StaticQueryContext } from "gatsby"
import { type ReactNode, useContext, useState } from "react"
import { isFallback } from "../../site/fallbackPages"
import { expectLateFields } from "./lateFields"
import { expectLateResults } from "./lateResults"
import { type PageData, pageDataId, type QueryResults } from "./PageData"

/**
 * What Gatsby's loader reads. If Gatsby renames these, it fetches the data again, and "brings its data in its HTML" in
 * `budgets.e2e.ts` fails.
 */
interface GatsbyWindow extends Window {
  /** Gatsby's loader takes the data of the first page from here, if they are present when it starts. */
  pageData?: PageData["page"] & { matchPath?: string }
  /** The path of that page, which differs from the address if a fallback page answers. */
  pagePath?: string
}

/** The query results that are inlined in the first page, and those that are not. */
let inlined: QueryResults = {}
let late: PageData["late"] = {}

/** Parses page data; undefined if the HTML is damaged or truncated. */
const readPageData = (text: string) => {
  try {
    return JSON.parse(text) as PageData
  } catch {
    return undefined
  }
}

/**
 * The keys under which Gatsby looks for a page's data: its path and query, or the address that a fallback page answers.
 * Otherwise Gatsby would fetch the data again, or fetch data that do not exist.
 */
const placeOf = ({ path }: PageData["page"]) =>
  isFallback(path)
    ? { path: window.location.pathname + window.location.search, matchPath: "/*" }
    : { path: path + window.location.search }

/** The path to which Gatsby would correct the address; undefined on a fallback page, so that the address stays. */
const pagePathOf = ({ path }: PageData["page"]) => (isFallback(path) ? undefined : path)

/**
 * Gives Gatsby the page data in the HTML, so that it does not fetch them; invalid data are ignored. Call it before
 * Gatsby starts, while gatsby-browser is loading. The build and `gatsby develop` have no such data.
 */
export const takePageData = () => {
  const text = typeof document !== "undefined" && document.getElementById(pageDataId)?.textContent
  const data = text ? readPageData(text) : undefined
  if (!data) return
  const { page } = data
  inlined = data.results
  late = data.late
  if (data.hasLateFields) expectLateFields(page)
  Object.assign<GatsbyWindow, Partial<GatsbyWindow>>(window, {
    pageData: { ...page, ...placeOf(page) },
    pagePath: pagePathOf(page),
  })
}

/** Wraps all pages, and adds what {@link takePageData} found to the results that Gatsby has fetched. */
export const InlinedQueryResults = ({ children }: { children: ReactNode }) => {
  const results = useContext(StaticQueryContext)
  // Once, before anything reads them: Gatsby adds results to the same object as they arrive.
  useState(() => {
    Object.assign(results, inlined)
    expectLateResults(late, results)
  })
  return <>{children}</>
}
