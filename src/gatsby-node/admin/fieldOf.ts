import type { Field } from "@sveltia/cms"
import { contentTypeNamed } from "../../content/contentTypes"
import { imageFormats } from "../../content/fields"
import { type JsonSchema, jsonSchemaOf } from "../../content/jsonSchemaOf"
import { nameKeyOf } from "../../content/nameKeyOf"
import { itemLabelOf, labelOf } from "./labelOf"

/** Texts that may be longer than this get a multi-line field. */
const LONG_TEXT_LENGTH = 100

/** The description for the forms, which would render `*so*` as emphasis and `<so>` as HTML. */
const hintOf = ({ description }: JsonSchema) => description?.replace(/[*_~]/g, "\\$&").replaceAll("<", "&lt;")

/** What form fields of all types have in common. */
interface Common {
  name: string
  label: string
  hint?: string
  required: boolean
}

const pickerOf = (target: string, common: Common): Field => {
  const type = contentTypeNamed(target)
  if (!type) throw new Error(`A field refers to the unknown content type '${target}'.`)
  const key = nameKeyOf(jsonSchemaOf(type))
  return {
    ...common,
    widget: "relation",
    collection: target,
    value_field: "slug",
    display_fields: [`{{${key}}} ({{slug}})`],
    search_fields: [key, "slug"],
    dropdown_threshold: 0,
  }
}

/** A pattern that a form checks, and the message for a text that does not match. */
type Pattern = [expression: string, message: string]

/**
 * All patterns of a schema as one expression, for a form that takes only one.
 * @param schema the schema of a text
 * @returns the expression with its message, or undefined if any text is valid
 */
const patternOf = (schema: JsonSchema): Pattern | undefined => {
  const web = schema.format === "uri" ? "^https://" : undefined
  // The form counts the characters of plain text itself, but not those of rich text.
  const length = schema["x-markdown"] === "block" ? `^[\\s\\S]{0,${schema.maxLength ?? ""}}$` : undefined
  const demands = [schema.pattern, schema["x-pattern"], web, length].filter((demand) => demand !== undefined)
  if (demands.length === 0) return undefined
  const expression = demands.length === 1 ? demands.join() : `^${demands.map((demand) => `(?=${demand})`).join("")}`
  const example = schema.examples?.[0]
  const words = [
    schema["x-form"],
    length && `at most ${schema.maxLength} characters`,
    example === undefined ? undefined : `for example ${String(example)}`,
  ].filter((part) => part !== undefined)
  return [expression, `Write ${words.join(", ")}`]
}

const textOf = (schema: JsonSchema, common: Common): Field => {
  const pattern = patternOf(schema)
  if (schema["x-markdown"] === "block")
    return {
      ...common,
      widget: "richtext",
      pattern,
      buttons: ["bold", "italic", "strikethrough", "code", "link", "quote", "bulleted-list", "numbered-list"],
      editor_components: ["code-block"],
      // What is typed stays as it is: 3*4*5 would become italics.
      use_markdown_shortcuts: false,
      use_emoji_autocomplete: false,
    }
  const limits = { minlength: schema.minLength, maxlength: schema.maxLength, use_emoji_autocomplete: false, pattern }
  return (schema.maxLength ?? 0) > LONG_TEXT_LENGTH
    ? { ...common, ...limits, widget: "text" }
    : { ...common, ...limits, widget: "string", type: schema.format === "email" ? "email" : "text" }
}

const listOf = (schema: JsonSchema, common: Common): Field => {
  const { name, hint } = common
  const list = {
    ...common,
    widget: "list",
    label_singular: itemLabelOf(name),
    min: schema.minItems,
    max: schema.maxItems,
    collapsed: true,
  } as const
  const item = schema.items ?? {}
  if (!item.properties)
    return { ...list, field: fieldOf(item, { name, label: itemLabelOf(name), hint, required: true }) }
  return { ...list, summary: `{{fields.${nameKeyOf(item)}}}`, fields: editorFieldsOf(item) }
}

/**
 * The field of a form for the value that a schema describes.
 * @param schema the schema of the value
 * @param common name, label, hint, and whether the value is required
 * @throws Error if the forms have no field for the schema
 */
const fieldOf = (schema: JsonSchema, common: Common): Field => {
  if (schema.const !== undefined) return { name: common.name, widget: "hidden", default: schema.const }
  if (schema["x-reference"]) return pickerOf(schema["x-reference"], common)
  if (schema["x-image"])
    return {
      ...common,
      widget: "image",
      accept: imageFormats.map((format) => `image/${format}`).join(","),
      choose_url: false,
      media_folder: "/data/images",
      public_folder: "../images",
    }
  if (schema.format === "date") return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" }
  if (schema.enum)
    return {
      ...common,
      widget: "select",
      options: schema.enum.map((value) => ({ label: labelOf(String(value)), value: String(value) })),
    }
  switch (schema.type) {
    case "string":
      return textOf(schema, common)
    case "boolean":
      return { ...common, widget: "boolean", default: false }
    case "integer":
      return { ...common, widget: "number", value_type: "int", min: schema.minimum, max: schema.maximum }
    case "number":
      return { ...common, widget: "number", value_type: "float", min: schema.minimum, max: schema.maximum }
    case "array":
      return listOf(schema, common)
    case "object":
      return { ...common, widget: "object", collapsed: "auto", fields: editorFieldsOf(schema) }
    default:
      throw new Error(`The editing forms have no field for '${common.name}' (${JSON.stringify(schema)}).`)
  }
}

/**
 * The fields of a form, in the order of the schema, which is the order in the files.
 * @param schema the schema of an entry or of a group within one
 */
export const editorFieldsOf = (schema: JsonSchema): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, child]) =>
    fieldOf(child, {
      name,
      label: labelOf(name),
      hint: hintOf(child),
      required: schema.required?.includes(name) ?? false,
    }),
  )
