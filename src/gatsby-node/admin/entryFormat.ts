import type { ContentType } from "../../content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../../content/jsonSchemaOf"
import { schemaFileOf } from "../../content/schemaFileOf"

/** The name by which the editing program knows the format of data files; its code is in `client/`. */
export const entryFormat = "entry"

/** The places in an entry whose schema meets a condition, as in `topics.*.body`. */
const placesIn = (
  schema: JsonSchema,
  isWanted: (schema: JsonSchema, isRequired: boolean) => boolean,
  place = "",
  isRequired = true,
): string[] => {
  if (isWanted(schema, isRequired)) return [place]
  if (schema.items) return placesIn(schema.items, isWanted, `${place}.*`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
    placesIn(child, isWanted, place ? `${place}.${key}` : key, schema.required?.includes(key) ?? false),
  )
}

/** The places of rich text and of optional checkboxes in the entries of each type, by the value of `$schema`. */
export const formatPlacesOf = (types: readonly ContentType[]) =>
  Object.fromEntries(
    types.map((type) => {
      const schema = jsonSchemaOf(type)
      return [
        schemaFileOf(type),
        {
          richTexts: placesIn(schema, (part) => part["x-markdown"] === "block"),
          optionalFlags: placesIn(schema, (part, isRequired) => part.type === "boolean" && !isRequired),
        },
      ]
    }),
  )
