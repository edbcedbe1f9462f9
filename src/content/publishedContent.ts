import { readFileSync } from "node:fs"
import { escapeRegExp } from "../site/escapeRegExp"
import type { Targets } from "./checkAddress"
import { jsonFilesIn, targetsOf } from "./checkContent"
import { type Entry, keyOf, requiredEntries } from "./checkFiles"
import { isFolder } from "./contentTypes"
import { fieldName, type Issue } from "./issue"
import { type JsonSchema, jsonSchemaOf } from "./jsonSchemaOf"
import { readText } from "./readDataFile"
import { readEntries } from "./readEntries"
import { inspectMarkdown } from "./renderMarkdown"
import { routeOf } from "./routeOf"
import { fillFacts, namesFact, siteFactsIn } from "./siteFacts"
import { today } from "./today"
import { type Unfinished, unfinishedIn, unwritten } from "./unfinished"

/** How the published content differs from `data/`; file paths are relative to that folder. */
export interface PublishedContent {
  /** Files that are not published. */
  unpublished: ReadonlySet<string>
  /** The texts of files that are changed, by path. */
  texts: ReadonlyMap<string, string>
  /** Issues of unfinished content that the site requires. */
  issues: Issue[]
  /** One line that says what is unpublished and why; empty if nothing is. */
  report: string
}

/** Marks a value that requires an unpublished entry, so that it is unpublished too. */
const removed = Symbol("removed")

type Path = readonly PropertyKey[]

/** What may be the address of a link to this site, code included. */
const ownAddresses = /(?:\]\(|\]:)\s*<?(\/[^\s>)]*)/g

/**
 * Gives links to an address the scheme `draft:`, for which Markdown is rendered without the link (`HtmlRenderer`). The
 * check makes sure that an address is written as it is read.
 */
const markLinks = (text: string, address: string) =>
  text.replaceAll(new RegExp(`(?<=\\]\\(\\s*<?|\\]:\\s*<?)${escapeRegExp(address)}(?=[\\s>)]|$)`, "g"), "draft:$&")

/** Removes all references to missing entries from a value; calls back with the path of each. */
const withoutReferences = (missing: Targets, root: JsonSchema, onRemoved: (path: Path) => void) => {
  const isMissing = (address: string) => missing.paths.has(routeOf(address))

  const isUnwanted = (address: string) => address.startsWith("/") && isMissing(address)

  const markdownWithout = (text: string, path: Path) => {
    // Parsing the Markdown of ten thousand entries would take a minute.
    if (!Array.from(text.matchAll(ownAddresses), ([, address = ""]) => address).some(isMissing)) return text
    const links = inspectMarkdown(text).links.filter(isUnwanted)
    if (links.length > 0) onRemoved(path)
    return links.reduce(markLinks, text)
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

/** Whether the site cannot be built without an entry. */
const isNeeded = ({ type, data }: Entry) =>
  !isFolder(type) || requiredEntries.some((one) => one.type === type && one.key.slug === keyOf(data)?.slug)

const unfinishedIssue = ({ data }: Entry, { reason, path, remedy }: Unfinished): Issue => ({
  file: data.file,
  position: data.positionOf(path),
  field: fieldName(path),
  message: `is left out of builds (${reason}), and the site cannot be published without it`,
  remedy,
})

/** The path of a file relative to `data/`, from its path in messages. */
export const pathInData = (file: string) => file.replace(/^data\//, "")

/** What of the entries is not published, and why; the changed texts, and the places of removed references. */
interface Unpublished {
  reasons: ReadonlyMap<Entry, string>
  texts: ReadonlyMap<string, string>
  places: readonly string[]
  issues: Issue[]
}

const nothingUnpublished: Unpublished = { reasons: new Map(), texts: new Map(), places: [], issues: [] }

/** Finds the entries that are unfinished on a day and those that require them, until nothing changes. */
const findUnpublished = (entries: readonly Entry[], day: string): Unpublished => {
  const reasons = new Map<Entry, string>()
  const issues: Issue[] = []
  for (const entry of entries) {
    const unfinished = unfinishedIn(entry.data.value, day)
    if (unfinished && isNeeded(entry)) issues.push(unfinishedIssue(entry, unfinished))
    else if (unfinished) reasons.set(entry, unfinished.reason)
  }
  for (;;) {
    const missing = targetsOf([...reasons.keys()].map(({ type, data }) => ({ type, key: keyOf(data) })))
    const texts = new Map<string, string>()
    const places: string[] = []
    const before = reasons.size
    for (const entry of entries) {
      if (reasons.has(entry)) continue
      const { data, type } = entry
      const fields: string[] = []
      const value = withoutReferences(missing, jsonSchemaOf(type), (path) => fields.push(fieldName(path)))(data.value)
      if (value === removed && isNeeded(entry))
        issues.push({
          file: data.file,
          field: "",
          message: "refers to an unfinished entry, in a required field",
          found: [...reasons].map(([{ data: other }, reason]) => `${other.file} (${reason})`).join(", "),
          remedy: "Finish that entry, or refer to another one.",
        })
      else if (value === removed) reasons.set(entry, "needs an unpublished entry")
      else if (fields.length > 0) {
        texts.set(pathInData(data.file), JSON.stringify(value, null, 2))
        places.push(`${data.file} (${fields.join(", ")})`)
      }
    }
    if (reasons.size === before || issues.length > 0) return { reasons, texts, places, issues }
  }
}

/** An unfinished entry's file contains a later day, or one of these: `???`, `"draft"`, or a JSON escape, which may spell either. */
const unfinishedMarks = [unwritten, '"draft"', "\\u"]

/** Whether a file may be unfinished on a day. Most entries with a day were published long ago, and need no parsing. */
const isMarked = (bytes: Buffer, day: string) => {
  if (unfinishedMarks.some((mark) => bytes.includes(mark))) return true
  if (!bytes.includes('"publishOn"')) return false
  const [, publishOn = ""] = /"publishOn"\s*:\s*"([\d-]+)"/.exec(bytes.toString()) ?? []
  return publishOn > day
}

const byteOrderMark = Buffer.from("\uFEFF")

/**
 * What the build publishes of good data: with the facts of the site in place of {brand} and the like, without drafts,
 * entries whose day has not come and those that contain `???`, and without what refers to them. Files are parsed only if
 * one may be such an entry, since there may be ten thousand.
 * @param root the folder that holds `data/`
 * @param drafts whether unfinished entries are shown, as in the preview
 * @param day the day of the build, as YYYY-MM-DD in UTC
 */
export const publishedContent = (root: string, drafts: boolean, day = today()): PublishedContent => {
  const texts = new Map<string, string>()
  const filled: string[] = []
  let unfinished = false
  for (const file of jsonFilesIn(root)) {
    const bytes = readFileSync(`${root}/data/${file}`)
    // Gatsby's JSON transformer does not accept a byte order mark, which some editors write.
    if (bytes.subarray(0, 3).equals(byteOrderMark)) texts.set(file, bytes.toString("utf8", 3))
    unfinished ||= isMarked(bytes, day)
    if (namesFact(bytes)) filled.push(file)
  }
  const { reasons, places, issues, ...changed } =
    drafts || !unfinished ? nothingUnpublished : findUnpublished(readEntries(root), day)
  const unpublished = new Set([...reasons.keys()].map(({ data }) => pathInData(data.file)))
  for (const [file, text] of changed.texts) texts.set(file, text)
  const facts = siteFactsIn(root)
  for (const file of filled.filter((name) => !unpublished.has(name))) {
    const entry = JSON.parse(texts.get(file) ?? readText(`${root}/data/${file}`))
    texts.set(file, JSON.stringify(fillFacts(entry, facts), null, 2))
  }
  const files = [...reasons].map(([{ data }, reason]) => `${data.file} (${reason})`)
  const references = places.length > 0 ? `; references to them are removed from ${places.join(", ")}` : ""
  return {
    unpublished,
    texts,
    issues,
    report: files.length > 0 ? `Not published: ${files.join(", ")}${references}.` : "",
  }
}
