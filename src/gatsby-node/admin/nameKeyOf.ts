import type { JsonSchema } from "../../content/jsonSchemaOf"

/** Fields that identify an entry or list item to a reader, best first. */
const candidates = ["name", "title", "question", "label", "heading", "alt", "mistake", "country", "greeting", "from"]

/** The field whose text names an entry or an item of a list: one of the above, or the first field. */
export const nameKeyOf = (schema: JsonSchema) => {
  const keys = Object.keys(schema.properties ?? {})
  return candidates.find((key) => keys.includes(key)) ?? keys[0] ?? "slug"
}
