import { type ContentType, isFolder } from "../../../src/content/contentTypes"
import { text } from "../../../src/content/fields"
import { type JsonSchema, jsonSchemaOf } from "../../../src/content/jsonSchemaOf"

/** What a field of plain text requires; fields that require more do not accept just any words. */
const plain = (text(1, "").meta() as { "x-form"?: string })["x-form"]

/** The path of the first text field that fits; of the fields of an object, required ones come first. */
const find = (schema: JsonSchema, place: string, fits: (schema: JsonSchema) => boolean): string | undefined => {
  if (schema.type === "string") return fits(schema) ? place : undefined
  if (schema.items) return find(schema.items, `${place}.0`, fits)
  const required = ([key]: [string, JsonSchema]) => Number(schema.required?.includes(key) ?? false)
  const fields = Object.entries(schema.properties ?? {}).sort((one, other) => required(other) - required(one))
  for (const [key, child] of fields) {
    const found = find(child, place === "" ? key : `${place}.${key}`, fits)
    if (found) return found
  }
  return undefined
}

/** Whether a field accepts any words of a dozen letters. */
const takesWords = (schema: JsonSchema) =>
  schema["x-form"] === plain && !schema["x-markdown"] && (schema.maxLength ?? 0) >= 12

/**
 * The path of a type's first field that accepts any words, as in `items.0.title`, required ones before others; if there
 * is none, the first text field.
 */
export const firstText = (type: ContentType) => {
  const schema = jsonSchemaOf(type)
  const place = find(schema, "", takesWords) ?? find(schema, "", (one) => one["x-form"] !== undefined)
  if (!place) throw new Error(`the type '${type.name}' holds no text`)
  return place
}

/** The first file of a type among the files below `data/`; a site may have no entry of some types. */
export const firstFile = (type: ContentType, files: readonly string[]) =>
  isFolder(type) ? files.find((one) => one.startsWith(type.location)) : type.location
