import { firstAddress } from "../../site/visit"
import { draftSince } from "../drafts/draftStore"
import type { Suspicion } from "../leadNames"

/** The name of the trap field, which means nothing to the browser's autofill and to password managers. */
export const trapName = "topic"

/** Who sends a form within this time of its first showing has not filled it in by hand. */
const QUICK_MS = 3_000

/** When each form was first shown on this visit, by draft name, in milliseconds since the page was loaded. */
const shownAt = new Map<string, number>()

/** The forms of a page that the browser loaded are in its HTML, so they show with its first paint. */
const firstPaint = () => performance.getEntriesByName?.("first-contentful-paint")[0]?.startTime ?? 0

/** Notes when a form is first shown. */
export const noteShown = (draft: string) => {
  if (shownAt.has(draft)) return
  const isFirstPage = window.location.pathname === new URL(firstAddress).pathname
  shownAt.set(draft, isFirstPage ? firstPaint() : performance.now())
}

/**
 * Why a form that is being sent is suspect; undefined for a person. What was typed into a draft, even before a reload,
 * proves that it was shown then.
 */
export const suspicionOf = (draft: string, form: HTMLFormElement): Suspicion | undefined => {
  const trap = form.elements.namedItem(trapName)
  if (trap instanceof HTMLInputElement && trap.value !== "") return "trap"
  const sinceShown = performance.now() - (shownAt.get(draft) ?? 0)
  const sinceTyped = Date.now() - (draftSince(draft)?.getTime() ?? Date.now())
  return Math.max(sinceShown, sinceTyped) < QUICK_MS ? "quick" : undefined
}
