import { z } from "zod"

/** The parts of a JSON Schema that the checks and the GraphQL types read. */
export interface JsonSchema {
  anyOf?: JsonSchema[]
  type?: string
  format?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  examples?: unknown[]
  /** The name of the GraphQL type, for objects that several types have. */
  "x-type"?: string
  "x-reference"?: string
  "x-markdown"?: "block" | "inline"
  "x-headline"?: boolean
  "x-citation"?: boolean
  /** A second pattern. */
  "x-pattern"?: string
  /** What the patterns require, in words. */
  "x-form"?: string
  "x-image"?: boolean
  "x-address"?: "own" | "old" | "external"
  "x-phone"?: boolean
  /** A chart, which the build draws. */
  "x-chart"?: boolean
}

/** What has a schema, such as a content type. */
interface Described {
  readonly schema: z.ZodObject
}

const cache = new Map<z.ZodObject, JsonSchema>()

/** The JSON Schema (draft 7) of a content type; `$schema` is allowed in addition to the described keys. */
export const jsonSchemaOf = ({ schema }: Described): JsonSchema => {
  const known = cache.get(schema)
  if (known) return known
  const made = z.toJSONSchema(schema, { io: "input", target: "draft-7" }) as JsonSchema
  cache.set(schema, made)
  return made
}

/** The schema of the value at a path such as `["faqs", 2, "answer"]`, or undefined if there is none. */
export const schemaAt = (root: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (schema, key) => (typeof key === "number" ? schema?.items : schema?.properties?.[String(key)]),
    root,
  )
