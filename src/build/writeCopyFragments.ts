import { readFileSync, writeFileSync } from "node:fs"
import { contentTypes } from "../content/contentTypes"
import { fragmentOf } from "../content/fragmentOf"

/** Where the fragments are. Gatsby reads fragments from files of src only. */
const file = "src/site/copyFragments.ts"

/** The groups of data/labels.json that only some parts of pages show, by the names of their own fragments. */
const ownLabels = { chat: "ChatLabels", citation: "CitationLabels", sample: "SampleLabels", whatsapp: "MessagingLabel" }

/** One fragment with the fields of a type except some groups, or with one group only. */
const fragments = [
  { type: "forms", name: "FormsCopy" },
  { type: "labels", name: "LabelsCopy", isAsked: (field: string) => !(field in ownLabels) },
  ...Object.entries(ownLabels).map(([group, name]) => ({
    type: "labels",
    name: `${name}Copy`,
    isAsked: (field: string) => field === group,
  })),
]

/** The module with the fragments of long lists of copy, which follow from the schemas. */
export const copyFragmentsModule = () => {
  const declarations = fragments.map(({ type: typeName, name, isAsked }) => {
    const type = contentTypes.find((one) => one.name === typeName)
    if (!type) throw new Error(`There is no content type '${typeName}'`)
    const constant = name.charAt(0).toLowerCase() + name.slice(1)
    return `export const ${constant} = graphql\`\n${fragmentOf(type, name, isAsked).replace(/^/gm, "  ")}\n\`\n`
  })
  return `import { graphql } from "gatsby"

/* Written by src/build/writeCopyFragments.ts, as the schemas have it. */

${declarations.join("\n")}`
}

/** Updates that module if it is out of date, before Gatsby looks for queries. */
export const writeCopyFragments = () => {
  const module = copyFragmentsModule()
  if (readFileSync(file, "utf8") !== module) writeFileSync(file, module)
}
