import { StaticQueryContext } from "gatsby"
import { type ReactNode, useContext, useState } from "react"
import { fallbackPages } from "../site/fallbackPages"
import { type PageData, pageDataId, type StaticQueryResults } from "./PageData"

/**
 * What Gatsby's loader reads. Under other names it fetches the data, and "brings its data in its HTML" in `budgets.e2e.ts`
 * fails.
 */
interface GatsbyWindow extends Window {
  /** From here Gatsby's loader takes the data of the first page, if they are there when it starts. */
  pageData?: PageData["page"] & { matchPath?: string }
  /** From here it takes the path of that page, which is another than the address where that names no page. */
  pagePath?: string
}

/** The results of the first page. */
let known: StaticQueryResults = {}

/** What is in a text of page data; undefined where the HTML was spoilt or cut short within it. */
const readPageData = (text: string) => {
  try {
    return JSON.parse(text) as PageData
  } catch {
    return undefined
  }
}

/** Pages that stand for whatever address they are shown under. */
const standIns: readonly string[] = ["/404.html", ...fallbackPages.map(({ path }) => path)]

/**
 * Where Gatsby is to look for a page's data: under its path with what the address asks for, or under the address that it
 * stands for. Left to itself, Gatsby asks for the data of either once more, or for some that are not there.
 */
const placeOf = ({ path }: PageData["page"]) =>
  standIns.includes(path)
    ? { path: window.location.pathname + window.location.search, matchPath: "/*" }
    : { path: path + window.location.search }

/** The path to which Gatsby would correct the address; undefined where a stand-in page answers, so that the address stays. */
const pagePathOf = ({ path }: PageData["page"]) => (standIns.includes(path) ? undefined : path)

/**
 * Hands Gatsby what the HTML holds of the page's data, so that it does not fetch them; of what is not sound it is told nothing.
 * To be called before Gatsby starts, that is while gatsby-browser is loaded; the build and `gatsby develop` have none.
 */
export const takePageData = () => {
  const text = typeof document !== "undefined" && document.getElementById(pageDataId)?.textContent
  const data = text ? readPageData(text) : undefined
  if (!data) return
  const { page, results } = data
  known = results
  const unknown = page.staticQueryHashes.filter((hash) => !(hash in results))
  Object.assign<GatsbyWindow, Partial<GatsbyWindow>>(window, {
    pageData: { ...page, ...placeOf(page), staticQueryHashes: unknown },
    pagePath: pagePathOf(page),
  })
}

/** Wraps all pages, and adds what {@link takePageData} found to the results that Gatsby has fetched. */
export const KnownResults = ({ children }: { children: ReactNode }) => {
  const results = useContext(StaticQueryContext)
  // Once, before anything reads them: Gatsby itself fills the same object as results arrive.
  useState(() => Object.assign(results, known))
  return <>{children}</>
}
