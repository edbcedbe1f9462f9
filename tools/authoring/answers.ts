import type { ContentType } from "../../src/content/contentTypes"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"

/** A single value of a new entry. */
export type Answer = string | number | boolean

/** The known values of a new entry, by field. */
export type Answers = Readonly<Record<string, Answer>>

const singles = new Set(["string", "integer", "boolean"])

/** The fields of a content type that have a single value, with their schemas. */
export const singleFieldsOf = (type: ContentType) =>
  Object.entries(jsonSchemaOf(type).properties ?? {}).filter(([, field]) => singles.has(field.type ?? ""))

/**
 * Converts what was typed to the type of the field. Words that the type does not allow stay, for the check to refuse.
 * @param type the type in the JSON Schema
 */
export const typedValue = (words: string, type = "string"): Answer => {
  if (type === "integer" || type === "number") return /^-?\d+(?:\.\d+)?$/.test(words.trim()) ? Number(words) : words
  // Spreadsheets write TRUE.
  if (type === "boolean" && /^(?:true|false)$/i.test(words.trim())) return /true/i.test(words)
  return words
}

/**
 * The value of a field from what was typed.
 * @param type the content type of the entry
 * @param key one of its fields
 * @param words what was typed
 * @throws Error if there is no such field with a single value, or the value is invalid
 */
export const answerOf = (type: ContentType, key: string, words: string): Answer => {
  const fields = singleFieldsOf(type)
  const field = fields.find(([name]) => name === key)?.[1]
  if (!field) {
    const names = fields.map(([name]) => name).join(", ")
    throw new Error(
      `The type ${type.name} has no field '${key}' with a single value. Its fields with a single value are: ${names}.`,
    )
  }
  const value = typedValue(words, field.type)
  const issue = type.schema.shape[key]?.safeParse(value).error?.issues[0]
  if (issue) throw new Error(`${key} cannot be ${JSON.stringify(words)}: ${issue.message}`)
  return value
}
