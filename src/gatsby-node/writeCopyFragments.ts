import { writeFileSync } from "node:fs"
import { contentTypeNamed } from "../content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../content/jsonSchemaOf"

/** The types whose copy is queried whole, each by a fragment. */
const fragments = { forms: "FormsCopy", labels: "LabelsCopy" }

/** What only the site's server reads: the automatic reply. */
const unqueried = ["reply"]

const selectionOf = (schema: JsonSchema): string => {
  if (schema.type === "array" && schema.items) return selectionOf(schema.items)
  if (schema.type !== "object") return ""
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => !unqueried.includes(name))
    .map(([name, child]) => name + selectionOf(child))
  return ` { ${fields.join(" ")} }`
}

/** The source of a module with the fragments for long lists of copy, derived from the schemas. */
export const copyFragmentsModule = () => {
  const declarations = Object.entries(fragments).map(([typeName, name]) => {
    const type = contentTypeNamed(typeName)
    if (!type) throw new Error(`There is no content type '${typeName}'`)
    const fields = selectionOf(jsonSchemaOf(type))
    return `export const ${name} = graphql\`fragment ${name} on ${type.typeName}${fields}\`\n`
  })
  return `import { graphql } from "gatsby"\n${declarations.join("")}`
}

/** Writes that module into a folder where Gatsby also looks for fragments, and which it empties on each run. */
export const writeCopyFragments = () => writeFileSync(".cache/fragments/copy.js", copyFragmentsModule())
