import { readFileSync } from "node:fs"
import path from "node:path"
import type { Source } from "../../../../src/sections/Tools/references/sourceValues"

/** The blocks of a text file by style: `# apa` begins those of a style, and an empty line each of them. */
const blocksIn = (file: string) =>
  readFileSync(path.join(__dirname, file), "utf8")
    .split(/^# /m)
    .slice(1)
    .map((part) => part.trim().split("\n\n"))
    .map(([slug = "", ...blocks]) => [slug, blocks.map((block) => block.split("\n"))] as const)

const roles = ["author", "editor", "translator"]

/** Names as `Family, Given` or `=Organisation`, several with ` / ` between. */
const rowsOf = (role: string, names: string) =>
  names.split(" / ").flatMap((name, row) => {
    const [family = "", ...given] = name.startsWith("=") ? [] : name.split(", ")
    return [
      [`${role}.${row}.family`, family],
      [`${role}.${row}.given`, given.join(", ")],
      [`${role}.${row}.organisation`, name.startsWith("=") ? name.slice(1) : ""],
    ]
  })

/** A source as the form of the tool gives it, from `Book: author = Yu, Charles | year = 2020`. */
export const sourceOf = (work: string): Source => {
  const [, kind = "", fields = ""] = /^([^:]+): (.*)$/.exec(work) ?? []
  return Object.fromEntries([
    ["kind", kind],
    ...fields.split(" | ").flatMap((field) => {
      const [name = "", value = ""] = field.split(" = ")
      return roles.includes(name) ? rowsOf(name, value) : [[name, value]]
    }),
  ])
}

/** The works of the shipped tables, by style and kind. */
export const tableWorks = new Map(
  blocksIn("tableWorks.txt").map(([slug, works]) => [
    slug,
    new Map(works.flat().map((work) => [work.replace(/:.*/, ""), sourceOf(work)])),
  ]),
)

/**
 * The references that guides print, or rule, by style: what each shows, the guide with the rule or page, the entry with
 * italics between asterisks, and the first citation in the text, or a later one by its label.
 */
export const guideCases = new Map(
  blocksIn("guides.txt").map(([slug, blocks]) => [
    slug,
    blocks.map(([shows = "", ...lines]) => {
      const parts = new Map(lines.map((line) => [line.replace(/:.*/, ""), line.replace(/^\w+: /, "")]))
      const [source = "", work = ""] = [parts.get("source"), parts.get("work")]
      const [entry, cited, label] = [parts.get("entry"), parts.get("cited"), parts.get("label")]
      return { shows, source, work: sourceOf(work), entry, cited, label }
    }),
  ]),
)
