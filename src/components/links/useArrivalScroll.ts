import { useEffect } from "react"
import { onVisitorMove } from "./onVisitorMove"
import { scrollToSection } from "./scrollToSection"
import { whenElementExists } from "./whenElementExists"

/** Milliseconds between arriving on the home page and scrolling to a section (docs/specification.md, Footer). */
const ARRIVAL_DELAY_MS = 500

/**
 * Scrolls to the section named in the navigation state, unless the visitor has scrolled since; it may be in an island
 * that is still loading. Only once: the section's name moves from the state to the address, so that Back and a reload
 * do not ask for it again.
 */
export const useArrivalScroll = (state: unknown) => {
  const target = (state as { scrollTo?: unknown } | null)?.scrollTo
  useEffect(() => {
    const { scrollTo, ...rest } = (window.history.state ?? {}) as { scrollTo?: unknown }
    if (typeof target !== "string" || scrollTo !== target) return
    window.history.replaceState(rest, "", `#${target}`)
    let stopWaiting: () => void = () => undefined
    const timer = setTimeout(() => {
      stopWaiting = whenElementExists(target, () => {
        stop()
        scrollToSection(target)
      })
    }, ARRIVAL_DELAY_MS)
    const stop = () => {
      clearTimeout(timer)
      stopWaiting()
      stopListening()
    }
    const stopListening = onVisitorMove(stop)
    return stop
  }, [target])
}
