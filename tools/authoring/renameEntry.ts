import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { ContentType } from "../../src/content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { readEntries } from "../../src/content/readEntries"
import type { EntryKey } from "../../src/site/entryPaths"
import type { Changes } from "../changeFiles"

/** What renames an entry; paths are from the project's folder. */
interface Renaming {
  /** The file that is moved. */
  from: string
  to: string
  changes: Changes
}

/** The lists of the checks of the copy that name data files. */
const lists = ["cspell.json", "__tests__/content/shipped/agreements.json"]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")

/** A pattern for an address in texts, plain or with encoded plus signs. */
const addressPattern = (address: string) => [address, address.replaceAll("+", "%2B")].map(escaped).join("|")

/** Replaces every text of an entry by the result of a function of the text and its schema. */
const mapTexts = (
  value: unknown,
  schema: JsonSchema,
  change: (text: string, schema: JsonSchema) => string,
): unknown => {
  if (typeof value === "string") return change(value, schema)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, schema.items ?? {}, change))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapTexts(part, schema.properties?.[key] ?? {}, change)]),
  )
}

const withAddress = (text: string, schema: JsonSchema, before: string, after: string) => {
  const address = addressPattern(before)
  if (schema["x-address"] === "own") return text.replace(new RegExp(`^(?:${address})(?=$|[?#])`), after)
  return schema["x-markdown"] ? text.replace(new RegExp(`(\\]\\()(?:${address})(?=[)?#\\s])`, "g"), `$1${after}`) : text
}

interface Redirects {
  items?: { from: string; to: string }[]
}

/** Adds a redirect, and removes those from the new address, which is now in use, and from the old one. */
const withRedirect = ({ items = [], ...redirects }: Redirects, before: string, after: string): Redirects => ({
  ...redirects,
  items: [...items.filter(({ from }) => from !== after && from !== before), { from: before, to: after }],
})

/**
 * The changes that give an entry a new slug and keep all references and links to it, and the lists of the checks, valid.
 * @param root the project's folder, whose data files must be good
 * @param type the content type of the entry
 * @param before its slug
 * @param after the new slug
 * @throws Error if there is no such entry, or the new slug is taken or invalid
 */
export const renameEntry = (root: string, type: ContentType, before: string, after: string): Renaming => {
  const entries = readEntries(root)
  const own = entries
    .filter((entry) => entry.type.name === type.name)
    .map(({ data }) => ({ file: data.file, entry: data.value as EntryKey }))
  const found = own.find(({ entry }) => entry.slug === before)
  if (!found) throw new Error(`There is no ${type.name} '${before}'.`)
  if (own.some(({ entry }) => entry.slug === after)) throw new Error(`There is already a ${type.name} '${after}'.`)
  const allowed = type.schema.shape.slug.safeParse(after)
  if (!allowed.success) throw new Error(`'${after}' cannot be a slug: write ${allowed.error.issues[0]?.message}.`)

  const renamed = { ...found.entry, slug: after }
  const to = `data/${type.location}${type.fileName?.(renamed) ?? after}.json`
  const addresses = { before: type.path?.(found.entry), after: type.path?.(renamed) }
  const { before: oldAddress, after: newAddress } = addresses
  const moves = oldAddress !== undefined && newAddress !== undefined && oldAddress !== newAddress
  const texts = new Map<string, string | undefined>()
  for (const { type: typeOfFile, data } of entries) {
    const { file } = data
    const schema = jsonSchemaOf(typeOfFile)
    const value = file === found.file ? renamed : data.value
    const linked = mapTexts(value, schema, (text, field) => {
      if (field["x-reference"] === type.name) return text === before ? after : text
      return moves ? withAddress(text, field, oldAddress, newAddress) : text
    })
    const changed =
      moves && typeOfFile.name === "redirects" ? withRedirect(linked as Redirects, oldAddress, newAddress) : linked
    const text = `${JSON.stringify(changed, null, 2)}\n`
    if (file === found.file || text !== `${JSON.stringify(value, null, 2)}\n`)
      texts.set(file === found.file ? to : file, text)
  }
  for (const list of lists.filter((file) => existsSync(path.join(root, file)))) {
    const text = readFileSync(path.join(root, list), "utf8")
    const named = text.replaceAll(`"${found.file}"`, () => `"${to}"`)
    if (named !== text) texts.set(list, named)
  }
  if (to !== found.file) texts.set(found.file, undefined)
  return { from: found.file, to, changes: texts }
}
