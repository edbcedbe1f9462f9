import { StaticQueryContext } from "gatsby"
import { type ReactNode, useContext, useState } from "react"
import { type PageData, pageDataId, type StaticQueryResults } from "./PageData"

interface GatsbyWindow extends Window {
  /** From here Gatsby's loader takes the data of the first page, if they are there when it starts. */
  pageData?: PageData["page"] & { matchPath?: string }
}

let known: StaticQueryResults = {}

/**
 * Where Gatsby is to look for a page's data. The error page stands for the address it is shown under: left to itself,
 * Gatsby asks for the data of that address, which are not there, and then for the address once more.
 */
const placeOf = ({ path }: PageData["page"]) =>
  path === "/404.html" ? { path: window.location.pathname + window.location.search, matchPath: "/*" } : {}

/**
 * Hands Gatsby what the HTML holds of the page's data, so that it does not fetch them.
 * To be called before Gatsby starts, that is while gatsby-browser is loaded; the build and `gatsby develop` have none.
 */
export const takePageData = () => {
  const text = typeof document !== "undefined" && document.getElementById(pageDataId)?.textContent
  if (!text) return
  const { page, results } = JSON.parse(text) as PageData
  known = results
  const unknown = page.staticQueryHashes.filter((hash) => !(hash in results))
  ;(window as GatsbyWindow).pageData = { ...page, ...placeOf(page), staticQueryHashes: unknown }
}

/** Stands around all pages, and adds what {@link takePageData} found to the results that Gatsby has fetched. */
export const KnownResults = ({ children }: { children: ReactNode }) => {
  const results = useContext(StaticQueryContext)
  // Once, before anything reads them: Gatsby itself fills the same object as results arrive.
  useState(() => Object.assign(results, known))
  return <>{children}</>
}
