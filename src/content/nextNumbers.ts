import { jsonFilesIn } from "./checkContent"
import { type ContentType, contentTypeOf } from "./contentTypes"
import { jsonSchemaOf } from "./jsonSchemaOf"
import { textOf } from "./readDataFile"

/** The fields that define the order of a type's entries. */
export const orderFieldsOf = (type: ContentType) =>
  ["number", "position"].filter((field) => field in (jsonSchemaOf(type).properties ?? {}))

/** One more than the highest number in a field of the entries. */
const nextNumber = (entries: readonly Record<string, unknown>[], field: string) =>
  Math.max(0, ...entries.map((entry) => Number(entry[field] ?? 0))) + 1

const readEntry = (file: string): Record<string, unknown>[] => {
  try {
    return [JSON.parse(textOf(file))]
  } catch {
    return []
  }
}

/** The entries of a type, read from their files; invalid JSON is skipped, since the check reports it. */
export const entriesIn = (root: string, type: ContentType) =>
  jsonFilesIn(root)
    .filter((file) => contentTypeOf(file)?.name === type.name)
    .flatMap((file) => readEntry(`${root}/data/${file}`))

/** The values of a new entry's order fields. Most types have none; for these no entry is read. */
export const nextNumbers = (type: ContentType, readEntries: () => readonly Record<string, unknown>[]) => {
  const fields = orderFieldsOf(type)
  const entries = fields.length > 0 ? readEntries() : []
  return Object.fromEntries(fields.map((field) => [field, nextNumber(entries, field)]))
}
