import { labelText } from "../site/labelText"
import { otherHost } from "../site/otherHost"
import { sourceName } from "../site/sourceName"
import { firstAddress } from "../site/visit"
import { type Measure, type Place, type Told, unknownAddress } from "./events"
import { inTurn } from "./inTurn"
import { own } from "./own"
import type { Sender } from "./Sender"
import { umami } from "./umami"
import { watchPage } from "./watchPage"

/** The sender of the way that is set; the build leaves the others out. */
const loadSender = async (): Promise<Sender> => {
  if (process.env.GATSBY_MEASURE === "plausible") {
    const { startPlausible } = await import(/* webpackChunkName: "measure-plausible" */ "./plausible")
    return startPlausible()
  }
  return process.env.GATSBY_MEASURE === "umami" ? umami : own
}

const labelOfVisit = (name: string) => labelText(new URL(firstAddress).searchParams.get(name) ?? "")

/** The campaign of the link that led here, if forms name it too. */
const campaignOfVisit = () => (process.env.MEASURE_CAMPAIGN ? labelOfVisit("utm_campaign") : "")

/** Tells where the visit came from, unless the browser loads a page anew or has come from another page of this site. */
const tellVisit = (first: Place, measure: Measure) => {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? []
  const { type = "navigate" } = (navigation as PerformanceNavigationTiming | undefined) ?? {}
  if (type !== "navigate" || document.referrer.startsWith(`${window.location.origin}/`)) return
  const labels = ["utm_campaign", "utm_source", "utm_medium"].map((name) => [name, labelOfVisit(name)])
  measure("Visit", sourceName({ ...Object.fromEntries(labels), arrived_from: labelText(otherHost() ?? "") }), first)
}

/** Gatsby's loader of pages. If Gatsby renames it, nothing is measured any more. */
interface GatsbyWindow extends Window {
  ___loader?: {
    readonly loadPageSync: (
      address: string,
    ) => { readonly page: { readonly path: string; readonly componentChunkName: string } } | undefined
  }
}

/**
 * The path and the type of a page: the name of its template, or `page` for single pages; of an error page also the address
 * that no page has, for the site's own server.
 */
const pageProperties = ({ pathname, search }: Place) => {
  const page = (window as GatsbyWindow).___loader?.loadPageSync(pathname + search)?.page
  if (!page) return undefined
  const { componentChunkName } = page
  // The path of an error page is what the visitor has typed.
  if (/-404-tsx$|-unknown-\w+-tsx$/.test(componentChunkName)) {
    const isTold = process.env.GATSBY_MEASURE === "own" && unknownAddress.test(pathname)
    return { path: "/404", type: "error", ...(isTold && { unknown: pathname }) }
  }
  // Gatsby's own path of the first page has the query.
  const [path = ""] = page.path.split("?")
  return { path, type: /-templates-(.+)-tsx$/.exec(componentChunkName)?.[1] ?? "page" }
}

/** Waits until the page is in sight: browsers load it before, in a tab in the background or in case the visitor goes there. */
const whenShown = () =>
  new Promise<void>((resolve) => {
    const tell = () => {
      if (document.visibilityState === "hidden") return
      document.removeEventListener("visibilitychange", tell)
      resolve()
    }
    document.addEventListener("visibilitychange", tell)
    tell()
  })

/**
 * Starts to watch the pages of this visit, and loads what sends events.
 * @param first the page that the browser has loaded
 * @param measure is called for what happens there
 * @returns a function that sends an event
 */
export const startSending = async (first: Place, measure: Measure) => {
  await whenShown()
  watchPage(first, measure)
  const send = inTurn(await loadSender())
  if (process.env.GATSBY_MEASURE === "own" && process.env.MEASURE_CAMPAIGN) tellVisit(first, measure)
  const campaign = campaignOfVisit()
  return ({ event, detail, place }: Told) => {
    const page = place && pageProperties(place)
    if (!page) return
    const { path, type, unknown } = page
    const told = event === "Page seen" ? unknown : detail
    send({ event, path, properties: { ...(told && { detail: told }), type, ...(campaign && { campaign }) } })
  }
}
