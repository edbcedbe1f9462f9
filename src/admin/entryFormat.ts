import type { ContentType } from "../content/contentTypes"
import { type JsonSchema, jsonSchemaOf, resolveRef } from "../content/jsonSchemaOf"
import { schemaFileOf } from "../content/schemaFileOf"

/** The name by which the editing program knows the format of data files; its code stands in `client/`. */
export const entryFormat = "entry"

const placesIn = (raw: JsonSchema, root: JsonSchema, place: string): string[] => {
  const schema = resolveRef(raw, root)
  if (schema["x-markdown"] === "block") return [place]
  if (schema.items) return placesIn(schema.items, root, `${place}.*`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
    placesIn(child, root, place ? `${place}.${key}` : key),
  )
}

/** The places of rich text in the entries of each kind, as in `topics.*.body`, by what the entries' `$schema` says. */
export const richTextsOf = (kinds: readonly ContentType[]) =>
  Object.fromEntries(
    kinds.map((type) => {
      const schema = jsonSchemaOf(type)
      return [schemaFileOf(type), placesIn(schema, schema, "")]
    }),
  )
