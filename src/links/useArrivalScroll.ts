import { useEffect } from "react"
import { scrollToSection } from "./scrollToSection"

/** Milliseconds between arriving on home and scrolling to a section (specification, section 9). */
const arrivalDelay = 500

/** Scrolls to the section that the link to this page named in its state. */
export const useArrivalScroll = (state: unknown) => {
  const target = (state as { scrollTo?: unknown } | null)?.scrollTo
  useEffect(() => {
    if (typeof target !== "string") return
    const timer = setTimeout(() => scrollToSection(target), arrivalDelay)
    return () => clearTimeout(timer)
  }, [target])
}
