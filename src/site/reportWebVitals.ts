import type { MetricType } from "web-vitals"

/**
 * Reports a page's web vitals to a callback. Without one, which is the case at present (docs/specification.md,
 * Scripts), nothing is loaded.
 */
export const reportWebVitals = (report?: (metric: MetricType) => void) => {
  if (!report) return
  import(/* webpackChunkName: "web-vitals" */ "web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  })
}
