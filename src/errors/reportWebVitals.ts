import type { MetricType } from "web-vitals"

/**
 * Measures how the page feels, for a callback that wants to know.
 * None is supplied at present (docs/specification.md, Scripts), and then nothing is loaded.
 */
export const reportWebVitals = (report?: (metric: MetricType) => void) => {
  if (!report) return
  import(/* webpackChunkName: "web-vitals" */ "web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  })
}
