import type { ContentType } from "./contentTypes"
import { type JsonSchema, jsonSchemaOf, resolveRef } from "./jsonSchemaOf"

const selectionOf = (raw: JsonSchema, root: JsonSchema, indent: string, isAsked = (_field: string) => true): string => {
  const schema = resolveRef(raw, root)
  if (schema.type === "array" && schema.items) return selectionOf(schema.items, root, indent)
  if (schema.type !== "object") return ""
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => isAsked(name))
    .map(([name, child]) => `${indent}  ${name}${selectionOf(child, root, `${indent}  `)}`)
  return ` {\n${fields.join("\n")}\n${indent}}`
}

/**
 * A GraphQL fragment with the fields of a content type that has no references.
 * @param isAsked whether it has a field of the type; by default it has all
 */
export const fragmentOf = (type: ContentType, name: string, isAsked?: (field: string) => boolean) => {
  const root = jsonSchemaOf(type)
  return `fragment ${name} on ${type.typeName}${selectionOf(root, root, "", isAsked)}`
}
