import type { JsonSchema } from "../content/jsonSchemaOf"

/** What a form demands of a text beside its length: an expression, and what to tell an editor who breaks it. */
export type Pattern = [expression: string, message: string]

/**
 * The demands of a schema on the form of a text as one expression, for a form that takes only one.
 * @param schema the schema of a text
 * @returns the expression with its message, or undefined where any text will do
 */
export const patternOf = (schema: JsonSchema): Pattern | undefined => {
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
