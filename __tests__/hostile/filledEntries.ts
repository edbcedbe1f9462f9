import { type ContentType, contentTypes } from "../../src/content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { stringFields } from "../../src/content/stringFields"
import { type SiteEntry, siteEntries } from "../support/siteEntries"

type Path = readonly PropertyKey[]

/** All texts of an entry that its schema describes. */
export const textFieldsOf = ({ type, data }: SiteEntry) => stringFields(data.value, jsonSchemaOf(type))

/** A field's place in its type, regardless of the index in lists. */
export const placeOf = (type: ContentType, path: Path) =>
  [type.name, ...path.map((key) => (typeof key === "number" ? "*" : key))].join(".")

const pathsIn = ({ type, items, properties = {} }: JsonSchema, path: Path = []): Path[] => [
  ...(type === "string" ? [path] : []),
  ...(items ? pathsIn(items, [...path, "*"]) : []),
  ...Object.entries(properties).flatMap(([key, part]) => pathsIn(part, [...path, key])),
]

/** The places of all texts that the schemas describe, even those that no entry has. */
export const describedPlaces: readonly string[] = contentTypes.flatMap((type) =>
  pathsIn(jsonSchemaOf(type)).map((path) => placeOf(type, path)),
)

const written = new Set(
  siteEntries.flatMap((entry) => textFieldsOf(entry).map(({ path }) => placeOf(entry.type, path))),
)
const missing = new Set(describedPlaces.filter((place) => !written.has(place)))

const firstSlugOf = (typeName: string) =>
  (siteEntries.find(({ type }) => type.name === typeName)?.data.value as { slug?: string } | undefined)?.slug

/** A value for a schema, with all optional parts. */
const whole = (schema: JsonSchema): unknown => {
  const { type, items, properties = {}, enum: choices, examples, minimum = 0 } = schema
  if (schema["x-reference"]) return firstSlugOf(schema["x-reference"]) ?? "text"
  if (items) return [whole(items)]
  if (type === "object") return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, whole(part)]))
  if (type === "boolean") return false
  return type === "string" ? String(choices?.[0] ?? examples?.[0] ?? "Text") : minimum
}

/** Adds the optional parts that no entry has to a value. */
const filled = (type: ContentType, value: unknown, schema: JsonSchema, path: Path = []): unknown => {
  const { items, properties = {} } = schema
  if (Array.isArray(value))
    return items ? value.map((item, index) => filled(type, item, items, [...path, index])) : value
  if (typeof value !== "object" || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => {
    const child = properties[key]
    return [key, child ? filled(type, part, child, [...path, key]) : part]
  })
  const added = Object.entries(properties)
    .filter(([key, part]) => {
      const places = pathsIn(part, [...path, key]).map((place) => placeOf(type, place))
      return places.length > 0 && places.every((place) => missing.has(place))
    })
    .map(([key, part]) => [key, whole(part)])
  return Object.fromEntries([...parts, ...added])
}

const start = () => ({ line: 1, column: 1 })

/** An entry of each type that has none on the site. */
const firstEntries: readonly SiteEntry[] = contentTypes
  .filter((type) => siteEntries.every((entry) => entry.type !== type))
  .map((type) => ({
    type,
    data: {
      file: `data/${type.location}text.json`,
      value: whole(jsonSchemaOf(type)),
      positionOf: start,
      positionOfKey: start,
    },
  }))

/** The site's own entries, completed with everything that no entry of their type uses. */
export const filledEntries: readonly SiteEntry[] = [
  ...siteEntries.map(({ type, data }) => ({
    type,
    data: { ...data, value: filled(type, data.value, jsonSchemaOf(type)) },
  })),
  ...firstEntries,
]
