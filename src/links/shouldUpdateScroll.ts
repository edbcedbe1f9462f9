import type { GatsbyBrowser } from "gatsby"

/**
 * Whether Gatsby may scroll. A newly opened page keeps its position: by default Gatsby would scroll it, once its script
 * has loaded, to where the visitor last left it. That is right only after a reload and Back.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return prevRouterProps !== undefined || visit?.type !== "navigate"
}
