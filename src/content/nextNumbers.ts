import type { Entry } from "./checkFiles"
import type { ContentType } from "./contentTypes"
import { jsonSchemaOf } from "./jsonSchemaOf"
import { readEntries } from "./readEntries"

/** The fields that define the order of a type's entries. */
export const orderFieldsOf = (type: ContentType) =>
  ["number", "position"].filter((field) => field in (jsonSchemaOf(type).properties ?? {}))

/** One more than the highest number in a field of the entries. */
const nextNumber = (entries: readonly Entry[], field: string) =>
  Math.max(0, ...entries.map(({ data }) => Number((data.value as Record<string, unknown>)[field] ?? 0))) + 1

/**
 * The values of a new entry's order fields. Most types have none; for these no entry is read.
 * @param root the folder that holds `data/`
 */
export const nextNumbers = (root: string, type: ContentType) => {
  const fields = orderFieldsOf(type)
  const entries = fields.length > 0 ? readEntries(root, [type]) : []
  return Object.fromEntries(fields.map((field) => [field, nextNumber(entries, field)]))
}
