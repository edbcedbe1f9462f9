/** A value with every text replaced by the result of a function; `path` is the text's place. */
export const replaced = (
  value: unknown,
  text: (path: PropertyKey[], was: string) => string,
  path: PropertyKey[] = [],
): unknown => {
  if (typeof value === "string") return text(path, value)
  if (Array.isArray(value)) return value.map((item, place) => replaced(item, text, [...path, place]))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, text, [...path, key])]))
}
