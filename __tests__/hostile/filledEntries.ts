import { type ContentType, contentTypes } from "../../src/content/contentTypes"
import { type JsonSchema, jsonSchemaOf, resolveRef } from "../../src/content/jsonSchemaOf"
import { stringFields } from "../../src/content/stringFields"
import { type SiteEntry, siteEntries } from "../support/siteEntries"

type Path = readonly PropertyKey[]

/** Every text of an entry that its schema describes. */
export const textFieldsOf = ({ type, data }: SiteEntry) =>
  stringFields(data.value, jsonSchemaOf(type), jsonSchemaOf(type))

/** A field's place in its type: which one of a list it stands in does not count. */
export const placeOf = (type: ContentType, path: Path) =>
  [type.name, ...path.map((key) => (typeof key === "number" ? "*" : key))].join(".")

const pathsIn = (schema: JsonSchema, root: JsonSchema, path: Path = []): Path[] => {
  const { type, items, properties = {} } = resolveRef(schema, root)
  return [
    ...(type === "string" ? [path] : []),
    ...(items ? pathsIn(items, root, [...path, "*"]) : []),
    ...Object.entries(properties).flatMap(([key, part]) => pathsIn(part, root, [...path, key])),
  ]
}

/** The places of all texts that the schemas describe, whether or not an entry has them. */
export const describedPlaces: readonly string[] = contentTypes.flatMap((type) =>
  pathsIn(jsonSchemaOf(type), jsonSchemaOf(type)).map((path) => placeOf(type, path)),
)

const written = new Set(
  siteEntries.flatMap((entry) => textFieldsOf(entry).map(({ path }) => placeOf(entry.type, path))),
)
const missing = new Set(describedPlaces.filter((place) => !written.has(place)))

/** A value with the texts added that its objects may have, and no entry has. */
const filled = (type: ContentType, value: unknown, schema: JsonSchema, path: Path = []): unknown => {
  const root = jsonSchemaOf(type)
  const { items, properties = {} } = resolveRef(schema, root)
  if (Array.isArray(value))
    return items ? value.map((item, index) => filled(type, item, items, [...path, index])) : value
  if (typeof value !== "object" || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => {
    const child = properties[key]
    return [key, child ? filled(type, part, child, [...path, key]) : part]
  })
  const added = Object.keys(properties)
    .filter((key) => missing.has(placeOf(type, [...path, key])))
    .map((key) => [key, "Text"])
  return Object.fromEntries([...parts, ...added])
}

/** The site's own entries, with the optional texts, too, that no entry of their type makes use of. */
export const filledEntries: readonly SiteEntry[] = siteEntries.map(({ type, data }) => ({
  type,
  data: { ...data, value: filled(type, data.value, jsonSchemaOf(type)) },
}))
