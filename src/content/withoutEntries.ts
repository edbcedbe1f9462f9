import type { Targets } from "./checkAddress"
import { targetOf, targetsOf } from "./checkContent"
import { type Entry, keyOf, requiredEntriesOf } from "./checkFiles"
import { isFolder } from "./contentTypes"
import { fieldName } from "./issue"
import { type JsonSchema, jsonSchemaOf } from "./jsonSchemaOf"
import { inspectMarkdown } from "./renderMarkdown"
import { routeOf } from "./routeOf"

/** Marks a value that requires a missing entry. */
const removed = Symbol("removed")

type Path = readonly PropertyKey[]

/** What may be the address of a link to this site, code included. */
const ownAddresses = /(?:\]\(|\]:)\s*<?(\/[^\s>)]*)/g

/** Takes links to addresses out of a Markdown text, but not their words. */
export type RemoveLinks = (text: string, addresses: readonly string[]) => string

/** Removes all references to missing entries from a value; calls back with the path of each. */
const withoutReferences = (
  missing: Targets,
  anchors: readonly string[],
  root: JsonSchema,
  removeLinks: RemoveLinks,
  onRemoved: (path: Path) => void,
) => {
  const isMissing = (address: string) => missing.paths.has(routeOf(address)) || anchors.includes(address)

  const isUnwanted = (address: string) => address.startsWith("/") && isMissing(address)

  const markdownWithout = (text: string, path: Path) => {
    // Parsing the Markdown of ten thousand entries would take a minute.
    if (!Array.from(text.matchAll(ownAddresses), ([, address = ""]) => address).some(isMissing)) return text
    const links = inspectMarkdown(text).links.filter(isUnwanted)
    if (links.length === 0) return text
    onRemoved(path)
    return removeLinks(text, links)
  }

  const textWithout = (text: string, schema: JsonSchema, path: Path) => {
    if (schema["x-reference"]) return missing.slugs.get(schema["x-reference"])?.has(text) ? removed : text
    if (schema["x-address"] === "own") return isMissing(text) ? removed : text
    return schema["x-markdown"] ? markdownWithout(text, path) : text
  }

  const without = (value: unknown, schema: JsonSchema, path: Path): unknown => {
    if (typeof value === "string") return textWithout(value, schema, path)
    if (Array.isArray(value))
      return value.flatMap((item, place) => {
        const kept = without(item, schema.items ?? {}, [...path, place])
        if (kept !== removed) return [kept]
        onRemoved([...path, place])
        return []
      })
    if (typeof value !== "object" || value === null) return value
    const parts: [string, unknown][] = []
    for (const [key, part] of Object.entries(value)) {
      const child = schema.properties?.[key]
      const place = [...path, key]
      const kept = child ? without(part, child, place) : part
      const isRequired = schema.required?.includes(key) ?? false
      const isEmptied = Array.isArray(part) && part.length > 0 && Array.isArray(kept) && kept.length === 0
      // An object is removed with the last item of its required list; the entry itself may have an empty list.
      if (isRequired && (kept === removed || (isEmptied && path.length > 0))) return removed
      if (kept === removed || (isEmptied && !isRequired)) onRemoved(place)
      else parts.push([key, kept])
    }
    return Object.fromEntries(parts)
  }
  return (value: unknown) => without(value, root, [])
}

/** The path of a file relative to `data/`, from its path in messages. */
export const pathInData = (file: string) => file.replace(/^data\//, "")

/** Which of these entries a site that consists of them cannot be built without. */
export const neededIn = (entries: readonly Entry[]) => {
  const required = requiredEntriesOf(entries.map(({ data }) => pathInData(data.file)))
  return ({ type, data }: Entry) =>
    !isFolder(type) || required.some((one) => one.type === type && one.key.slug === keyOf(data)?.slug)
}

/** What is left of entries without some of them. */
interface Remainder {
  /** The entries that are removed: those that were to be, and those that need them. */
  gone: ReadonlySet<Entry>
  /** The entries that have lost references or links: their values, and the fields concerned. */
  changed: ReadonlyMap<Entry, { value: unknown; fields: readonly string[] }>
  /** The entries that the site cannot be built without, and that need a removed one. */
  stuck: readonly Entry[]
}

/**
 * Removes entries with what needs them, and every reference and link to them.
 * @param entries all entries of a site
 * @param unwanted those to remove
 * @param isNeeded whether the site cannot be built without an entry
 * @param removeLinks takes links out of Markdown
 * @param anchors addresses of sections that are removed, as in `/#feedback`
 */
export const withoutEntries = (
  entries: readonly Entry[],
  unwanted: Iterable<Entry>,
  isNeeded: (entry: Entry) => boolean,
  removeLinks: RemoveLinks,
  anchors: readonly string[] = [],
): Remainder => {
  const gone = new Set(unwanted)
  for (;;) {
    const missing = targetsOf([...gone].map(targetOf))
    const changed = new Map<Entry, { value: unknown; fields: readonly string[] }>()
    const stuck: Entry[] = []
    const before = gone.size
    for (const entry of entries) {
      if (gone.has(entry)) continue
      const { data, type } = entry
      const fields: string[] = []
      const onRemoved = (path: Path) => fields.push(fieldName(path))
      const value = withoutReferences(missing, anchors, jsonSchemaOf(type), removeLinks, onRemoved)(data.value)
      if (value !== removed) {
        if (fields.length > 0) changed.set(entry, { value, fields })
      } else if (isNeeded(entry)) stuck.push(entry)
      else gone.add(entry)
    }
    if (gone.size === before || stuck.length > 0) return { gone, changed, stuck }
  }
}
