import { init, type PlausibleRequestPayload, track } from "@plausible-analytics/tracker"
import type { Sender } from "./Sender"
import { measureAddress, measureSettings } from "./ways"

/** What happens without a visitor doing anything; Plausible counts everything else as a visit that stayed. */
const passive = new Set(["LCP", "INP", "TTFB", "CLS", "Load failure"])

/**
 * Leaves out the referrer, and names page views as Plausible does. The tracker does not know their name, so that it never
 * sends how far and how long a page was read.
 */
const asPlausible = ({ n, r, ...others }: PlausibleRequestPayload) => ({
  ...others,
  n: n === "Page seen" ? "pageview" : n,
})

/**
 * Plausible, by its own package. It writes nothing to the browser's storage, and reads `plausible_ignore`, by which owners
 * leave out their own visits.
 */
export const startPlausible = (): Sender => {
  init({
    domain: measureSettings().GATSBY_MEASURE_SITE ?? "",
    endpoint: measureAddress(),
    autoCapturePageviews: false,
    bindToWindow: false,
    logging: false,
    transformRequest: asPlausible,
  })
  return ({ event, path, properties }) =>
    new Promise((callback) =>
      track(event, {
        url: window.location.origin + path,
        props: { ...properties },
        interactive: !passive.has(event),
        callback,
      }),
    )
}
