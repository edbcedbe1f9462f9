import { firstAddress } from "../../site/visit"
import { notedOf } from "./noteShown"

/** The forms of a page that the browser loaded are in its HTML, so they show with its first paint. */
const firstPaint = () => performance.getEntriesByName?.("first-contentful-paint")[0]?.startTime ?? 0

/** When a form was first shown on this visit, in milliseconds since the page was loaded. */
export const firstShown = (draft: string) => {
  const { path, at = 0 } = notedOf(draft) ?? {}
  return path === new URL(firstAddress).pathname ? firstPaint() : at
}
