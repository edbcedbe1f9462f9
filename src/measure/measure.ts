import { whenIdle } from "../site/whenIdle"
import type { Measure, Place, Told } from "./events"

/** How long the browser may be busy until measuring starts in any case. */
const IDLE_TIMEOUT_MS = 10_000

/** What has happened before the code that sends it is there. */
const waiting: Told[] = []
let send: (told: Told) => void = (told) => waiting.push(told)
let shown: Place | undefined

/**
 * Measures an event. Call it only where `process.env.GATSBY_MEASURE` is set, so that the build leaves the call out
 * elsewhere.
 * @param place the page that the event belongs to, if not the one that is shown
 */
export const measure: Measure = (event, detail, place = shown) => send({ event, detail, place })

/** Whether the browser says that its user wants no measuring (Global Privacy Control, Do Not Track). */
const isRefused = () => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl || doNotTrack === "1"
}

/** Loads what sends events. @param first the page that the browser has loaded */
const start = async (first: Place) => {
  const { startSending } = await import(/* webpackChunkName: "measure" */ "./startSending")
  send = await startSending(first, measure)
  for (const told of waiting.splice(0)) send(told)
}

/** Measures nothing any more, and forgets what waits. */
const stop = () => {
  send = () => {}
  waiting.length = 0
}

/**
 * Measures that a page is seen, unless it is shown already. With the first page measuring starts, once the browser is idle
 * and unless the visitor refuses it. If the code for it does not load, nothing happens.
 */
export const measurePage = (place: Place) => {
  if (place.pathname === shown?.pathname) return
  if (!shown && isRefused()) stop()
  else if (!shown) whenIdle(() => start(place).catch(stop), IDLE_TIMEOUT_MS)
  shown = place
  measure("Page seen")
}
