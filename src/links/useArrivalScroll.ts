import { useEffect } from "react"
import { scrollToSection } from "./scrollToSection"

/** Milliseconds between arriving on home and scrolling to a section (docs/specification.md, Footer). */
const ARRIVAL_DELAY_MS = 500

/**
 * Calls back when an element with an id is on the page, possibly immediately.
 * @returns unsubscribe
 */
const whenThere = (id: string, callback: () => void) => {
  const look = () => {
    if (!document.getElementById(id)) return
    observer.disconnect()
    callback()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/** Scrolls to the section that the link to this page named in its state; it may be in an island that is still loading. */
export const useArrivalScroll = (state: unknown) => {
  const target = (state as { scrollTo?: unknown } | null)?.scrollTo
  useEffect(() => {
    if (typeof target !== "string") return
    let stop: () => void = () => undefined
    const timer = setTimeout(() => {
      stop = whenThere(target, () => scrollToSection(target))
    }, ARRIVAL_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [target])
}
