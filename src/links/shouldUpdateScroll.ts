import type { GatsbyBrowser } from "gatsby"

/**
 * Whether Gatsby may scroll. A page that is opened keeps the position that the browser gave it: by default Gatsby would
 * scroll it, after its script has loaded, to where the visitor last left it. After a reload and Back that is right.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return prevRouterProps !== undefined || visit?.type !== "navigate"
}
