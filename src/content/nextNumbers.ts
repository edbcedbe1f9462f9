import { dataFilesIn } from "./checkContent"
import { type ContentType, contentTypeOf } from "./contentTypes"
import { jsonSchemaOf } from "./jsonSchemaOf"
import { textOf } from "./readDataFile"

/** The fields of a type that say where an entry is among those of its type. */
export const orderFieldsOf = (type: ContentType) =>
  ["number", "position"].filter((field) => field in (jsonSchemaOf(type).properties ?? {}))

/** The number after the highest that entries have in a field. */
const nextNumber = (entries: readonly Record<string, unknown>[], field: string) =>
  Math.max(0, ...entries.map((entry) => Number(entry[field] ?? 0))) + 1

const readEntry = (file: string): Record<string, unknown>[] => {
  try {
    return [JSON.parse(textOf(file))]
  } catch {
    return []
  }
}

/** The entries of a type with one file an entry, as they are in their files; what is no JSON is the check's business. */
export const entriesIn = (root: string, type: ContentType) =>
  dataFilesIn(root)
    .filter((file) => contentTypeOf(file)?.name === type.name && file.endsWith(".json"))
    .flatMap((file) => readEntry(`${root}/data/${file}`))

/** What a new entry of a type has in its fields of order, of which most types have none: only then its entries are read. */
export const nextNumbers = (type: ContentType, readEntries: () => readonly Record<string, unknown>[]) => {
  const fields = orderFieldsOf(type)
  const entries = fields.length > 0 ? readEntries() : []
  return Object.fromEntries(fields.map((field) => [field, nextNumber(entries, field)]))
}
