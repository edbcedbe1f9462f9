import type { GatsbyBrowser } from "gatsby"

/**
 * Whether Gatsby may scroll. A page that is opened is scrolled to where the browser has put it: left to itself, Gatsby would scroll it,
 * once its script has come, to where the visitor left it the last time. After a reload and Back that is the right place.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return prevRouterProps !== undefined || visit?.type !== "navigate"
}
