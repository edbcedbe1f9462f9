import { writeFileSync } from "node:fs"
import { type ContentType, contentTypeNamed } from "../content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../content/jsonSchemaOf"

/** The groups of data/labels.json that only some components use, each with its own fragment. */
const ownLabels = { citation: "CitationLabels", sample: "SampleLabels" }

/** The fragments: each has the fields of a type except the groups above, or one of these groups. */
const fragments = [
  { type: "forms", name: "FormsCopy" },
  { type: "labels", name: "LabelsCopy", isAsked: (field: string) => !(field in ownLabels) },
  ...Object.entries(ownLabels).map(([group, name]) => ({
    type: "labels",
    name: `${name}Copy`,
    isAsked: (field: string) => field === group,
  })),
]

const selectionOf = (schema: JsonSchema, isAsked = (_field: string) => true): string => {
  if (schema.type === "array" && schema.items) return selectionOf(schema.items)
  if (schema.type !== "object") return ""
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => isAsked(name))
    .map(([name, child]) => name + selectionOf(child))
  return ` { ${fields.join(" ")} }`
}

const fragmentOf = (type: ContentType, name: string, isAsked?: (field: string) => boolean) =>
  `fragment ${name} on ${type.typeName}${selectionOf(jsonSchemaOf(type), isAsked)}`

/** The source of a module with the fragments for long lists of copy, derived from the schemas. */
export const copyFragmentsModule = () => {
  const declarations = fragments.map(({ type: typeName, name, isAsked }) => {
    const type = contentTypeNamed(typeName)
    if (!type) throw new Error(`There is no content type '${typeName}'`)
    return `export const ${name} = graphql\`${fragmentOf(type, name, isAsked)}\`\n`
  })
  return `import { graphql } from "gatsby"\n${declarations.join("")}`
}

/** Writes that module into a folder where Gatsby also looks for fragments, and which it empties on each run. */
export const writeCopyFragments = () => writeFileSync(".cache/fragments/copy.js", copyFragmentsModule())
