import type { ContentType } from "../../content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../../content/jsonSchemaOf"

/**
 * The name of the format in which the editing program reads and writes a type's files; its code is in `client/`. Each
 * type has its own, since the program hands over a file's text without its path, and `$schema` may be left out.
 */
export const formatNameOf = ({ location }: ContentType) => `data/${location}`

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

/** The places of rich text and of optional checkboxes in the entries of each type, by the name of its format. */
export const formatPlacesOf = (types: readonly ContentType[]) =>
  Object.fromEntries(
    types.map((type) => {
      const schema = jsonSchemaOf(type)
      return [
        formatNameOf(type),
        {
          richTexts: placesIn(schema, (part) => part["x-markdown"] === "block"),
          optionalFlags: placesIn(schema, (part, isRequired) => part.type === "boolean" && !isRequired),
        },
      ]
    }),
  )
