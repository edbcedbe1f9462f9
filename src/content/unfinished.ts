import { fieldName } from "./issue"

/** Marks text that is still to be written; `npm run check:content` refuses pages that contain it. */
export const unwritten = "???"

/** The path of the first `unwritten` in a value; undefined if there is none. */
export const unwrittenPath = (
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly PropertyKey[] | undefined => {
  if (typeof value === "string") return value.includes(unwritten) ? path : undefined
  if (typeof value !== "object" || value === null) return undefined
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [key, part] of parts) {
    const found = unwrittenPath(part, [...path, key])
    if (found) return found
  }
  return undefined
}

/** What keeps an entry unpublished. */
export interface Unfinished {
  /** In a few words: `draft`, `??? in quote` or `until 2027-01-31`. */
  reason: string
  /** The path of the field. */
  path: readonly PropertyKey[]
  /** How to publish the entry. */
  remedy: string
}

/**
 * What keeps an entry unpublished: it is a draft, some of its text is still to be written, or its day has not come.
 * @param value the value of its data file
 * @param day the day of the build, as YYYY-MM-DD
 */
export const unfinishedIn = (value: unknown, day: string): Unfinished | undefined => {
  const { draft, publishOn } = (value ?? {}) as { draft?: unknown; publishOn?: unknown }
  if (draft === true) return { reason: "draft", path: ["draft"], remedy: 'Remove "draft".' }
  const path = unwrittenPath(value)
  if (path) return { reason: `${unwritten} in ${fieldName(path)}`, path, remedy: `Replace ${unwritten} with the text.` }
  if (typeof publishOn === "string" && publishOn > day)
    return { reason: `until ${publishOn}`, path: ["publishOn"], remedy: 'Remove "publishOn".' }
  return undefined
}
