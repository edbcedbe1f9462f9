import type { JsonSchema } from "./jsonSchemaOf"

/** A text in an entry: its path, and its schema. */
export interface Field {
  path: PropertyKey[]
  value: string
  schema: JsonSchema
}

/**
 * Every text in an entry that its schema describes, in order.
 * @param value the entry, or a part of it
 * @param schema the schema of that value
 */
export const stringFields = (value: unknown, schema: JsonSchema, path: PropertyKey[] = []): Field[] => {
  if (typeof value === "string") return [{ path, value, schema }]
  const { items } = schema
  if (Array.isArray(value) && items) return value.flatMap((item, index) => stringFields(item, items, [...path, index]))
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, part]) => {
      const child = schema.properties?.[key]
      return child ? stringFields(part, child, [...path, key]) : []
    })
  return []
}
