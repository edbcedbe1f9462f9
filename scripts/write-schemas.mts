import { mkdirSync, writeFileSync } from "node:fs"
import { contentTypes } from "../src/content/contentTypes"
import { jsonSchemaOf } from "../src/content/jsonSchemaOf"

/** Writes the JSON Schema of every kind of content to data/.schema, where each data file's `$schema` points. */
mkdirSync("data/.schema", { recursive: true })
for (const type of contentTypes) {
  const { properties, ...schema } = jsonSchemaOf(type)
  const described = { ...schema, title: type.name, properties: { $schema: { type: "string" }, ...properties } }
  writeFileSync(`data/.schema/${type.name}.json`, `${JSON.stringify(described, null, 2)}\n`)
}
