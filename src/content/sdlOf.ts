import { type ContentType, contentTypeNamed } from "./contentTypes"
import { type JsonSchema, jsonSchemaOf } from "./jsonSchemaOf"

/** The singular of a list's name: `faq` for `faqs`, `country` for `countries`. */
export const singular = (name: string) => name.replace(/ies$/, "y").replace(/(?<!s)s$/, "")

const scalars: Record<string, string> = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" }

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The type name of a list's items: `Faq` for `faqs`. */
const itemName = (key: string) => capitalised(singular(key))

const isGraphqlName = (value: unknown) => typeof value === "string" && /^[A-Za-z_]\w*$/.test(value)

const docstring = (schema: JsonSchema, indent: string) =>
  schema.description ? `${indent}"""${schema.description.replaceAll('"""', '"')}"""\n` : ""

interface Field {
  type: string
  directive: string
}

/** Makes a function that collects the GraphQL types of a schema, nested ones included, by name. */
const collector = (types: Map<string, string>) => {
  const fieldOf = (schema: JsonSchema, ownerName: string, key: string): Field => {
    const target = contentTypeNamed(schema["x-reference"])
    if (target) return { type: target.typeName, directive: ` @reference(type: "${target.typeName}")` }
    if (schema["x-image"]) return { type: "File", directive: " @image" }
    if (schema["x-markdown"])
      return { type: "String", directive: ` @markdown(inline: ${schema["x-markdown"] === "inline"})` }
    if (schema["x-chart"]) return { type: "String", directive: " @chart" }
    if (schema.format === "date") return { type: "Date", directive: " @dateformat" }
    if (schema.enum?.every(isGraphqlName)) {
      const name = ownerName + capitalised(key)
      types.set(name, `enum ${name} {\n${schema.enum.map((value) => `  ${String(value)}`).join("\n")}\n}`)
      return { type: name, directive: "" }
    }
    if (schema.type === "array" && schema.items) {
      const item = fieldOf(schema.items, ownerName, itemName(key))
      return { type: `[${item.type}!]`, directive: item.directive }
    }
    if (schema.type === "object") {
      const name = schema["x-type"] ?? ownerName + capitalised(key)
      if (!types.has(name)) object(schema, name, "")
      return { type: name, directive: "" }
    }
    const scalar = scalars[schema.type ?? typeof schema.const]
    if (!scalar) throw new Error(`No GraphQL type for ${ownerName}.${key} (${JSON.stringify(schema)})`)
    return { type: scalar, directive: "" }
  }

  const object = (schema: JsonSchema, name: string, suffix: string) => {
    types.set(name, "")
    const fields = Object.entries(schema.properties ?? {}).map(([key, child]) => {
      const { type, directive } = fieldOf(child, name, key)
      const required = schema.required?.includes(key) ? "!" : ""
      return `${docstring(child, "  ")}  ${key}: ${type}${required}${directive}`
    })
    types.set(name, `${docstring(schema, "")}type ${name}${suffix} {\n${fields.join("\n")}\n}`)
  }
  return object
}

/**
 * The GraphQL types of content types, in GraphQL's schema language.
 * Nothing is inferred from data; required fields are non-null.
 * @throws Error if a schema contains something that has no GraphQL type
 */
export const sdlOf = (rows: readonly ContentType[]) => {
  const types = new Map<string, string>()
  const collect = collector(types)
  for (const row of rows) collect(jsonSchemaOf(row), row.typeName, " implements Node @dontInfer")
  return [...types.values()].join("\n\n")
}
