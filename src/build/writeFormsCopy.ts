import { readFileSync, writeFileSync } from "node:fs"
import { contentTypes } from "../content/contentTypes"
import { fragmentOf } from "../content/fragmentOf"

/** Where the fragment of the forms' copy stands. Gatsby takes fragments from files of src only. */
const file = "src/site/formsCopy.ts"

/** The module with the fragment of all that data/forms.json says, which follows from its schema. */
export const formsCopyModule = () => {
  const forms = contentTypes.find(({ name }) => name === "forms")
  if (!forms) throw new Error("There is no content type 'forms'")
  return `import { graphql } from "gatsby"

/** All copy of the forms. Written by src/build/writeFormsCopy.ts, as the schema has it. */
export const formsCopy = graphql\`
${fragmentOf(forms, "FormsCopy").replace(/^/gm, "  ")}
\`
`
}

/** Writes that module where it is not up to date, before Gatsby looks for queries. */
export const writeFormsCopy = () => {
  const module = formsCopyModule()
  if (readFileSync(file, "utf8") !== module) writeFileSync(file, module)
}
