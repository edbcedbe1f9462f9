import type { ContentType } from "../../src/content/contentTypes"
import { jsonSchemaOf, resolveRef } from "../../src/content/jsonSchemaOf"

/** A single value of a new entry that somebody has given. */
export type Answer = string | number | boolean

/** What is known of a new entry: the value of some of its fields, by name. */
export type Answers = Readonly<Record<string, Answer>>

const singles = new Set(["string", "integer", "boolean"])

/** The fields of a content type that hold a single value, with their schemas. */
export const singleFieldsOf = (type: ContentType) => {
  const schema = jsonSchemaOf(type)
  return Object.entries(schema.properties ?? {})
    .map(([key, child]) => [key, resolveRef(child, schema)] as const)
    .filter(([, field]) => singles.has(field.type ?? ""))
}

/** What typed words mean for a field of some type. */
const meant = (words: string, type = "string") => {
  if (type === "integer") return Number(words)
  if (type === "boolean" && (words === "true" || words === "false")) return words === "true"
  return words
}

/**
 * The value that typed words stand for.
 * @param type the content type of the entry
 * @param key one of its fields
 * @param words what was typed
 * @throws Error where there is no such field of a single value, or it does not take the words
 */
export const answerOf = (type: ContentType, key: string, words: string): Answer => {
  const fields = singleFieldsOf(type)
  const field = fields.find(([name]) => name === key)?.[1]
  if (!field) {
    const names = fields.map(([name]) => name).join(", ")
    throw new Error(`A ${type.name} has no field '${key}' of a single value. Such are: ${names}.`)
  }
  const value = meant(words, field.type)
  const issue = type.schema.shape[key]?.safeParse(value).error?.issues[0]
  if (issue) throw new Error(`${key} cannot be ${JSON.stringify(words)}: ${issue.message}`)
  return value
}
