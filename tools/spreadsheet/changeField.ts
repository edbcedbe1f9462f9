import { applyEdits, modify } from "jsonc-parser"
import { type JsonSchema, schemaAt } from "../../src/content/jsonSchemaOf"
import type { Change } from "./cellChange"
import { type Column, valueAt } from "./columns"

/** How a file is indented, and how its lines end; undefined for a file of one line. */
const formattingOf = (text: string) => {
  const [, eol, indent] = /(\r?\n)([ \t]+)/.exec(text) ?? []
  return eol && indent ? { insertSpaces: !indent.startsWith("\t"), tabSize: indent.length, eol } : undefined
}

/**
 * Changes one field in the text of a JSON file. All else stays as it is, byte for byte; a new field gets the place that the
 * schema gives it.
 * @param text the file's text, without a byte order mark
 * @param schema the schema of the whole file
 */
export const changeField = (text: string, schema: JsonSchema, { column: { path }, after }: Change) => {
  const value: unknown = JSON.parse(text)
  const set = (at: Column["path"], part: unknown) => {
    const added = at.findIndex((_, depth) => valueAt(value, at.slice(0, depth + 1)) === undefined)
    const names = Object.keys(schemaAt(schema, at.slice(0, Math.max(0, added)))?.properties ?? {})
    const edits = modify(text, [...at], part, {
      // Formatting also changes what surrounds a value, which is only wanted where one is inserted or removed.
      formattingOptions: added >= 0 || part === undefined || typeof part === "object" ? formattingOf(text) : undefined,
      getInsertionIndex: (present) =>
        present.filter((name) => names.indexOf(name) < names.indexOf(String(at[added]))).length,
    })
    return applyEdits(text, edits)
  }
  const list = valueAt(value, path.slice(0, -1))
  // jsonc-parser leaves a bracket or comma when it removes the last item of some lists.
  return after === undefined && Array.isArray(list)
    ? set(path.slice(0, -1), list.toSpliced(Number(path.at(-1)), 1))
    : set(path, after)
}
