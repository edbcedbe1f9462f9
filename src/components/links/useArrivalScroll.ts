import { useEffect } from "react"
import { scrollToSection } from "./scrollToSection"
import { whenElementExists } from "./whenElementExists"

/** Milliseconds between arriving on the home page and scrolling to a section (docs/specification.md, Footer). */
const ARRIVAL_DELAY_MS = 500

/** Scrolls to the section named in the navigation state; it may be in an island that is still loading. */
export const useArrivalScroll = (state: unknown) => {
  const target = (state as { scrollTo?: unknown } | null)?.scrollTo
  useEffect(() => {
    if (typeof target !== "string") return
    let stop: () => void = () => undefined
    const timer = setTimeout(() => {
      stop = whenElementExists(target, () => scrollToSection(target))
    }, ARRIVAL_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [target])
}
