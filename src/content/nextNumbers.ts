import { filesIn } from "./checkContent"
import { type ContentType, contentTypeOf } from "./contentTypes"
import { jsonSchemaOf } from "./jsonSchemaOf"
import { textOf } from "./readDataFile"

/** Fields that say where an entry is among those of its type. */
const orders = ["number", "position"]

/** The number after the highest that entries have in a field. */
const nextNumber = (entries: readonly Record<string, unknown>[], field: string) =>
  Math.max(0, ...entries.map((entry) => Number(entry[field] ?? 0))) + 1

/** The entries of a type with one file an entry, as they are in their files. */
export const entriesIn = (root: string, type: ContentType) =>
  filesIn(root)
    .filter((file) => contentTypeOf(file)?.name === type.name && file.endsWith(".json"))
    .map((file) => JSON.parse(textOf(`${root}/data/${file}`)) as Record<string, unknown>)

/** What a new entry of a type has in its fields of order. */
export const nextNumbers = (type: ContentType, entries: readonly Record<string, unknown>[]) => {
  const { properties = {} } = jsonSchemaOf(type)
  return Object.fromEntries(
    orders.filter((field) => field in properties).map((field) => [field, nextNumber(entries, field)]),
  )
}
