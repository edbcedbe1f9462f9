import type { Targets } from "./checkAddress"
import type { ContentType } from "./contentTypes"
import { type JsonSchema, jsonSchemaOf } from "./jsonSchemaOf"

/** Suggests values without forbidding others: values added later are valid, too. */
const suggestions = (names: Iterable<string>) => ({ anyOf: [{ enum: [...names].sort() }, { type: "string" }] })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** What an editor shows when the pointer is on a field: its description and an example. */
const explained = ({ description, examples }: JsonSchema) =>
  description && examples?.[0] !== undefined
    ? `${description} For example: ${JSON.stringify(examples[0])}`
    : description

const withHelp = (schema: unknown, targets: Targets): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => withHelp(part, targets))
  if (!isObject(schema)) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withHelp(part, targets)]))
  const field = schema as JsonSchema
  // A property may be named like a keyword of JSON Schema: only a text is a description.
  if (typeof field.description === "string") parts.description = explained(field)
  if (typeof field["x-reference"] === "string")
    return { ...parts, ...suggestions(targets.slugs.get(field["x-reference"]) ?? []) }
  if (field["x-address"] === "own") return { ...parts, ...suggestions(targets.paths) }
  return parts
}

/**
 * The JSON Schema of a content type for code editors, with help on each field, and with existing slugs and addresses
 * for completion.
 * @param type the content type, or what else has a name and a schema
 * @param targets what entries may refer to
 */
export const editorSchemaOf = (type: Pick<ContentType, "name" | "schema">, targets: Targets) => {
  const { properties, ...schema } = withHelp(jsonSchemaOf(type), targets) as JsonSchema
  return { ...schema, title: type.name, properties: { $schema: { type: "string" }, ...properties } }
}
