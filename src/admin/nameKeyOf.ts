import type { JsonSchema } from "../content/jsonSchemaOf"

/** What tells entries and items of a list apart for a reader, the best first. */
const candidates = ["name", "title", "question", "label", "heading", "alt", "mistake", "country", "greeting", "from"]

/** The field whose text names an entry or an item of a list: one of the above, or the first of all. */
export const nameKeyOf = (schema: JsonSchema) => {
  const keys = Object.keys(schema.properties ?? {})
  return candidates.find((key) => keys.includes(key)) ?? keys[0] ?? "slug"
}
