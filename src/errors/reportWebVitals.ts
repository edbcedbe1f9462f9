import type { MetricType } from "web-vitals"

/**
 * Measures the web vitals of a page, for a callback.
 * None is supplied at present (docs/specification.md, Scripts), and then nothing is loaded.
 */
export const reportWebVitals = (report?: (metric: MetricType) => void) => {
  if (!report) return
  import(/* webpackChunkName: "web-vitals" */ "web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  })
}
