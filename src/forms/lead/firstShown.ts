import { firstAddress } from "../../site/visit"

/** When each form was first shown on this visit, by draft name, in milliseconds since the page was loaded. */
const times = new Map<string, number>()

/** The forms of a page that the browser loaded are in its HTML, so they show with its first paint. */
const firstPaint = () => performance.getEntriesByName?.("first-contentful-paint")[0]?.startTime ?? 0

/** Notes when a form is first shown. */
export const noteShown = (draft: string) => {
  if (times.has(draft)) return
  const isFirstPage = window.location.pathname === new URL(firstAddress).pathname
  times.set(draft, isFirstPage ? firstPaint() : performance.now())
}

/** When a form was first shown. */
export const firstShown = (draft: string) => times.get(draft) ?? 0
