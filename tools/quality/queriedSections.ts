import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Kind, parse, type SelectionSetNode } from "graphql"
import { contentTypes } from "../../src/content/contentTypes"

const root = path.join(__dirname, "../..")

/** A file of `data/sections`, and the fields of it that are asked for, such as `items.title`. */
interface QueriedSection {
  readonly file: string
  readonly fields: readonly string[]
}

const fileOf = (from: string, imported: string) =>
  [".ts", ".tsx"].map((ending) => path.join(path.dirname(from), imported) + ending).find((file) => existsSync(file))

/** A module with all that it imports, types aside: what it renders, islands too. */
const modulesOf = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = /^(?:import(?! type)|\} from)[^"\n]*"(\.[^"]+)"|\bimport\(.*?"(\.[^"]+)"\)/gm
  for (const [, now, later] of readFileSync(file, "utf8").matchAll(imports)) {
    const imported = fileOf(file, now ?? later ?? "")
    if (imported) modulesOf(imported, seen)
  }
  return seen
}

const fieldsIn = (set: SelectionSetNode, above = ""): string[] =>
  set.selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD) return []
    const name = above + field.name.value
    return field.selectionSet ? fieldsIn(field.selectionSet, `${name}.`) : [name]
  })

const sections = new Map(
  contentTypes
    .filter(({ location }) => location.startsWith("sections/"))
    .map(({ typeName, location }) => [typeName.charAt(0).toLowerCase() + typeName.slice(1), `data/${location}`]),
)

const sectionsIn = (query: string): QueriedSection[] =>
  parse(query).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return []
    return definition.selectionSet.selections.flatMap((root) => {
      const file = root.kind === Kind.FIELD && sections.get(root.name.value)
      return file && root.selectionSet ? [{ file, fields: fieldsIn(root.selectionSet) }] : []
    })
  })

/** The sections that every page of a template shows, by the queries of the template and of what it renders. */
export const queriedSections = (template: string): readonly QueriedSection[] =>
  [...modulesOf(path.join(root, template))]
    .filter((file) => /^src\/(?:templates|sections)\//.test(path.relative(root, file)))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/graphql`([^`]*)`/g)])
    .flatMap(([, query = ""]) => sectionsIn(query))
