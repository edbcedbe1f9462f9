import { draftSince } from "../drafts/draftStore"
import { trapName } from "../fields/TrapField"
import type { FieldValues } from "../formTables"
import type { Suspicion } from "../leadNames"
import { firstShown } from "./firstShown"
import { hasManyLinks } from "./hasManyLinks"

/** Who sends a form within this time of its first showing has not filled it in by hand. */
const QUICK_MS = 3_000

/** Who typed into a form that was open for this long is a person, however many links there are. */
const PERSON_MS = 60_000

/** The element of a form, and when it was submitted, in milliseconds since the page was loaded. */
export interface Submit {
  readonly element: HTMLFormElement
  readonly at: number
}

/**
 * Why a form that is being sent is suspect; undefined for a person. What was typed into a draft, even before a reload,
 * proves that it was shown then.
 */
export const suspicionOf = (draft: string, values: FieldValues, { element, at }: Submit): Suspicion | undefined => {
  const trap = element.elements.namedItem(trapName)
  if (trap instanceof HTMLInputElement && trap.value !== "") return "trap"
  const typedSince = draftSince(draft)
  const sinceTyped = Date.now() - (typedSince?.getTime() ?? Date.now())
  const openMs = Math.max(at - firstShown(draft), sinceTyped)
  if (openMs < QUICK_MS) return "quick"
  const isPerson = typedSince !== undefined && openMs >= PERSON_MS
  return !isPerson && hasManyLinks(Object.values(values)) ? "links" : undefined
}
