import type { JsonSchema } from "../content/jsonSchemaOf"

/** A pattern that a form checks, and the message for a text that does not match. */
type Pattern = [expression: string, message: string]

/**
 * All patterns of a schema as one expression, for a form that takes only one.
 * @param schema the schema of a text
 * @returns the expression with its message, or undefined if any text is valid
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
