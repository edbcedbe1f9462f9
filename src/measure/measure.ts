import { whenIdle } from "../site/whenIdle"
import type { EventDetail, EventName } from "./events"

/** How long the browser may be busy until measuring starts in any case. */
const IDLE_TIMEOUT_MS = 10_000

/** A page: its path without query, and the name of its template's script. */
export interface MeasuredPage {
  readonly path: string
  readonly componentChunkName: string
}

/** Gatsby's loader of pages. If Gatsby renames it, no page is seen any more. */
interface GatsbyWindow extends Window {
  ___loader?: { readonly loadPageSync: (path: string) => { readonly page: MeasuredPage } | undefined }
}

/** An event that has happened. */
export interface Told {
  readonly event: EventName
  readonly detail: string | undefined
  readonly page: MeasuredPage
}

let page: MeasuredPage | undefined
/** What has happened before the code that sends it is there. */
const waiting: Told[] = []
let send: (told: Told) => void = (told) => waiting.push(told)

/** Whether the browser says that its user wants no measuring (Global Privacy Control, Do Not Track). */
const isRefused = () => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === "1"
}

/**
 * Measures an event on the page that is shown. Call it only where `process.env.GATSBY_MEASURE` is set, so that the build
 * leaves the call out elsewhere.
 * @param on the page that the event belongs to, if it is another one
 */
export const measure = <Name extends EventName>(event: Name, detail?: EventDetail<Name>, on = page) => {
  if (on) send({ event, detail, page: on })
}

/** Measures that the page at an address is seen, unless it was shown already. */
export const measurePage = ({ pathname, search }: Pick<Location, "pathname" | "search">) => {
  const shown = (window as GatsbyWindow).___loader?.loadPageSync(pathname + search)?.page
  // Gatsby's own path of the first page has the query.
  const path = shown?.path.split("?")[0]
  if (!shown || !path || path === page?.path) return
  page = { path, componentChunkName: shown.componentChunkName }
  measure("Page seen")
}

/** Starts to measure once the browser is idle, unless the visitor refuses it. If the code does not load, nothing happens. */
export const startMeasuring = () => {
  const stop = () => {
    send = () => {}
    waiting.length = 0
  }
  const start = async () => {
    const { startSending } = await import(/* webpackChunkName: "measure" */ "./startSending")
    send = await startSending(waiting[0]?.page)
    for (const told of waiting.splice(0)) send(told)
  }
  if (isRefused()) stop()
  else whenIdle(() => start().catch(stop), IDLE_TIMEOUT_MS)
}
