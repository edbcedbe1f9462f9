import { type ContentType, contentTypes } from "../../src/content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { stringFields } from "../../src/content/stringFields"
import type { SiteEntry } from "../support/siteEntries"

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
