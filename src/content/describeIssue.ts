import type { z } from "zod"
import { excerpt, fieldName, type Issue, type IssueText } from "./issue"
import { type JsonSchema, schemaAt } from "./jsonSchemaOf"
import type { DataFile } from "./readDataFile"
import { suggest } from "./suggest"

const typeNames: Record<string, string> = {
  string: "text in quotes",
  number: "a number",
  int: "a whole number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "a group in { }",
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

/** What a field accepts, in words: its type, its limits, and what it is for. */
const allowedAt = (schema: JsonSchema | undefined) => {
  if (!schema) return undefined
  const { type = "", enum: names, minLength, maxLength, minimum, maximum, minItems, maxItems, examples } = schema
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low !== undefined && low === high) return `exactly ${low} ${unit}`
    if (high !== undefined && low) return `${low} to ${high} ${unit}`
    if (high !== undefined) return `at most ${high} ${unit}`
    return low === undefined ? undefined : `at least ${low} ${unit}`
  }
  const parts = [
    names ? `one of ${names.map((name) => JSON.stringify(name)).join(", ")}` : (typeNames[type] ?? type),
    range(minLength, maxLength, "characters"),
    type === "integer" || type === "number" ? range(minimum, maximum, "")?.trimEnd() : undefined,
    range(minItems, maxItems, "items"),
    examples?.[0] === undefined ? undefined : `for example ${JSON.stringify(examples[0])}`,
  ].filter(Boolean)
  return `${parts.join(", ")}${schema.description ? ` (${schema.description.replace(/\.$/, "")})` : ""}`
}

/** The messages for values that do not have a format. */
const formats: Record<string, IssueText> = {
  date: { message: "is not a valid date", remedy: "Write a date that exists, as YYYY-MM-DD." },
  email: { message: "is not an e-mail address", remedy: "Write it as name@domain." },
  url: { message: "is not an https address", remedy: "Write the whole address, starting with https://." },
}

/** The message and remedy of an issue with the value found, which is undefined if a field is missing. */
const textOf = (issue: z.core.$ZodIssue, found: unknown): IssueText => {
  if (found === undefined) return { message: "is missing", remedy: `Add "${String(issue.path.at(-1))}" here.` }
  switch (issue.code) {
    case "invalid_type": {
      const name = typeNames[issue.expected] ?? issue.expected
      return { message: `must be ${name}`, remedy: `Write ${name} here.` }
    }
    case "too_big": {
      const message = `is over the limit of ${issue.maximum}`
      if (typeof found === "number") return { message, remedy: `Write a number of at most ${issue.maximum}.` }
      const over = (found as string | unknown[]).length - Number(issue.maximum)
      const unit = typeof found === "string" ? "character" : "item"
      return { message, remedy: `Shorten it by ${over} ${unit}${over === 1 ? "" : "s"}.` }
    }
    case "too_small": {
      const message = found === "" ? "is empty" : `is below the minimum of ${issue.minimum}`
      if (typeof found === "string") return { message, remedy: "Write something here." }
      if (typeof found === "number") return { message, remedy: `Write a number of at least ${issue.minimum}.` }
      return { message, remedy: `Add items until there are ${issue.minimum}.` }
    }
    case "invalid_value": {
      const meant = typeof found === "string" ? suggest(found, issue.values.map(String)) : undefined
      return {
        message: `is not one of the values allowed here${meant ? `; did you mean "${meant}"?` : ""}`,
        remedy: meant ? `Write "${meant}".` : "Write one of the values above.",
      }
    }
    case "invalid_format":
      return (
        formats[issue.format] ?? {
          message: "does not have the form that this field requires",
          remedy: issue.message.startsWith("Invalid") ? "Write it like the example." : `Write ${issue.message}.`,
        }
      )
    default:
      return { message: issue.message, remedy: "Change this part of the file accordingly." }
  }
}

/**
 * Turns one issue of zod into issues that name field, value, limits and remedy.
 * @param issue zod's issue
 * @param data the file it was found in
 * @param root the JSON Schema of the file's content type
 */
export const describeIssue = (issue: z.core.$ZodIssue, data: DataFile, root: JsonSchema): Issue[] => {
  const { file, value, positionOf, positionOfKey } = data
  if (issue.code === "unrecognized_keys") {
    const owner = schemaAt(root, issue.path)
    const present = Object.keys((valueAt(value, issue.path) as object | undefined) ?? {})
    const known = Object.keys(owner?.properties ?? {})
    return issue.keys.map((key) => {
      const missing = suggest(
        key,
        known.filter((name) => !present.includes(name)),
      )
      const meant = missing ?? suggest(key, known)
      const other = missing ? `Rename "${key}" to "${missing}".` : `Remove "${key}": "${meant}" already exists.`
      return {
        file,
        position: positionOfKey(issue.path, key),
        field: fieldName([...issue.path, key]),
        message: `there is no field with this name${meant ? `; did you mean "${meant}"?` : ""}`,
        found: excerpt(valueAt(value, [...issue.path, key])),
        allowed: known.join(", "),
        remedy: meant ? other : `Remove "${key}", or use one of the names above.`,
      }
    })
  }

  const found = valueAt(value, issue.path)
  return [
    {
      file,
      position: positionOf(issue.path),
      field: fieldName(issue.path),
      ...textOf(issue, found),
      found: found === undefined ? undefined : excerpt(found),
      allowed: allowedAt(schemaAt(root, issue.path)),
    },
  ]
}
