import { readFileSync } from "node:fs"
import path from "node:path"
import { Kind, parse, type SelectionSetNode } from "graphql"
import { contentTypes, queryName } from "../../src/content/contentTypes"
import { modulesOf } from "./modulesOf"

const root = path.join(__dirname, "../..")

/** A file of `data/sections`, and its queried fields, such as `items.title`. */
interface QueriedSection {
  readonly file: string
  readonly fields: readonly string[]
}

/** All imports except types: what a module renders, including islands. */
const imports = /^(?:import(?! type)|\} from)[^"\n]*"(\.[^"]+)"|\bimport\(.*?"(\.[^"]+)"\)/gm

const fieldsIn = (set: SelectionSetNode, above = ""): string[] =>
  set.selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD) return []
    const name = above + field.name.value
    return field.selectionSet ? fieldsIn(field.selectionSet, `${name}.`) : [name]
  })

const sections = new Map(
  contentTypes
    .filter(({ location }) => location.startsWith("sections/"))
    .map(({ typeName, location }) => [queryName(typeName), `data/${location}`]),
)

const sectionsIn = (query: string): QueriedSection[] =>
  parse(query).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return []
    return definition.selectionSet.selections.flatMap((root) => {
      const file = root.kind === Kind.FIELD && sections.get(root.name.value)
      return file && root.selectionSet ? [{ file, fields: fieldsIn(root.selectionSet) }] : []
    })
  })

/**
 * The sections that a page shows, according to the queries of its module and of what that renders.
 * @param module a file of `src/pages`, or the template of a type, from the project's folder
 */
export const queriedSections = (module: string): readonly QueriedSection[] =>
  [...modulesOf(path.join(root, module), imports)]
    .filter((file) => /^src\/(?:pages|templates|sections)\//.test(path.relative(root, file)))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/graphql`([^`]*)`/g)])
    .flatMap(([, query = ""]) => sectionsIn(query))
