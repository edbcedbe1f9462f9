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

/** Why an entry is not to be published yet: it is a draft, or some of its text is still to be written. */
export const unfinishedReason = (value: unknown) => {
  if ((value as { draft?: unknown } | null)?.draft === true) return "draft"
  const place = unwrittenPath(value)
  return place && `${unwritten} in ${fieldName(place)}`
}
