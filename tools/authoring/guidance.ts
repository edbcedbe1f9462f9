import type { Targets } from "../../src/content/checkAddress"
import type { JsonSchema } from "../../src/content/jsonSchemaOf"
import { unwritten } from "../../src/content/unfinished"

/** What guidance depends on: the possible references, and today as YYYY-MM-DD. */
export interface GuidanceContext {
  targets: Targets
  today: string
}

const clip = (text: string, max: number) => {
  if (text.length <= max) return text
  const words = text.slice(0, max).split(" ").slice(0, -1).join(" ")
  return words.length > 0 ? words : text.slice(0, max)
}

/**
 * A field's description as a valid text for the field: without Markdown or HTML, and not too long. List items are
 * numbered, because some, such as questions, must differ.
 */
const advice = ({ description = "Write something here.", maxLength = 200 }: JsonSchema, place: number) =>
  clip(`${unwritten} ${place > 0 ? `${place + 1}. ` : ""}${description.replace(/[*_<>`]/g, "")}`, maxLength)

const textFor = (schema: JsonSchema, { targets, today }: GuidanceContext, place: number) => {
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return String(schema.enum[0])
  if (schema.format === "date") return today
  if (schema["x-address"] === "own") return "/contact-us"
  const target = schema["x-reference"]
  if (target) {
    const slugs = [...(targets.slugs.get(target) ?? [])]
    return slugs[place % Math.max(1, slugs.length)] ?? ""
  }
  const [example] = schema.examples ?? []
  return example === undefined ? advice(schema, place) : String(example)
}

/**
 * A valid value for a schema, with guidance wherever an editor has to write something. Optional fields are left out.
 * @param schema the schema of the value
 * @param place the index in its list of the value, or of the object around it, so that items differ
 */
export const guidanceFor = (schema: JsonSchema, context: GuidanceContext, place = 0): unknown => {
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key))
          .map(([key, child]) => [key, guidanceFor(child, context, place)]),
      )
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, (_, at) => guidanceFor(schema.items ?? {}, context, at))
    case "integer":
    case "number":
      return schema.minimum ?? 0
    case "boolean":
      return false
    default:
      return textFor(schema, context, place)
  }
}
