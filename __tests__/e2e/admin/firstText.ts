import { type ContentType, isFolder } from "../../../src/content/contentTypes"
import { text } from "../../../src/content/fields"
import { type JsonSchema, jsonSchemaOf, resolveRef } from "../../../src/content/jsonSchemaOf"

/** What a field of plain text asks for; fields that ask for more cannot take any words. */
const plain = (text(1, "").meta() as { "x-form"?: string })["x-form"]

const find = (raw: JsonSchema, root: JsonSchema, place: string): string | undefined => {
  const schema = resolveRef(raw, root)
  if (schema.type === "string")
    return schema["x-form"] === plain && !schema["x-markdown"] && (schema.maxLength ?? 0) >= 9 ? place : undefined
  if (schema.items) return find(schema.items, root, `${place}.0`)
  for (const [key, child] of Object.entries(schema.properties ?? {})) {
    const found = find(child, root, place === "" ? key : `${place}.${key}`)
    if (found) return found
  }
  return undefined
}

/**
 * The place of the first field of a kind that takes any words, as in `items.0.title`.
 * Kinds that hold no such field give the first that takes text of some form.
 */
export const firstText = (type: ContentType) => {
  const schema = jsonSchemaOf(type)
  return find(schema, schema, "") ?? Object.keys(schema.properties ?? {})[0] ?? ""
}

/** The first file of a kind among the files below `data/`. */
export const firstFile = (type: ContentType, files: readonly string[]) => {
  const file = isFolder(type) ? files.find((one) => one.startsWith(type.location)) : type.location
  if (!file) throw new Error(`there is no entry of the kind '${type.name}'`)
  return file
}
