import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The sources that are changed to give services a field: its schema, and the section that shows it. */
export const changedSources = ["src/content/schemas/service.ts", "src/sections/ServiceText/ServiceText.tsx"] as const

/** Changes a piece of a source file, which must exist. */
const change = (root: string, file: string, from: string, to: string) => {
  const place = path.join(root, file)
  const text = readFileSync(place, "utf8")
  if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`)
  writeFileSync(place, text.replace(from, to))
}

/**
 * Gives services a field, with one line in their schema, and shows it in one section.
 * @param root the folder of a copy of the project
 */
export const addField = (root: string) => {
  const [schema, section] = changedSources
  change(
    root,
    schema,
    "  quote: headline(",
    '  motto: text(40, "A line above the quotation.").optional(),\n  quote: headline(',
  )
  change(root, section, "{quote && <PullQuote", "<p>{service.motto}</p>\n        {quote && <PullQuote")
  change(root, section, "fragment ServiceText on Service {", "fragment ServiceText on Service {\n    motto")
}
