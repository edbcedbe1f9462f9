import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms"
import { contentTypeOf, contentTypes } from "../../../src/content/contentTypes"
import { entryFormat } from "../../../src/gatsby-node/admin/client/entryFormat"
import { cmsConfigOf } from "../../../src/gatsby-node/admin/cmsConfigOf"
import { formatPlacesOf } from "../../../src/gatsby-node/admin/entryFormat"

type Form = { fields?: Field[]; field?: Field; required?: boolean; widget?: string }

const config = cmsConfigOf("Quillhaven", {})
const forms = [
  ...(config.collections ?? []).filter((one): one is EntryCollection => "folder" in one),
  ...(config.singletons ?? []).filter((one): one is CollectionFile => "file" in one),
]

/** Markdown as the rich text editor writes it, with its own italics, bullets and code fences. */
const inEditorsHand = (markdown: string) =>
  markdown
    .split(/(^`{3,}[\s\S]*?^`{3,}$)/m)
    .map((part, index) => (index % 2 === 1 ? part.replace(/^```\n/, "```plain\n") : proseInEditorsHand(part)))
    .join("")

const proseInEditorsHand = (prose: string) =>
  prose
    .replace(/^[*] (?=\S)/gm, "- ")
    .replace(/(?<![\\*\w])\*(?=[^\s*\\])([^*\n`]+?)(?<=[^\s*\\])\*(?![*\w])/g, "_$1_")
    .replace(/(?<=\S )\*(?= \S)/g, "\\*")

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value as object).length === 0)

/**
 * A value as the program saves it: in the order of the form, without empty optional fields, with trimmed texts and
 * unticked boxes as false, followed by everything without a field in the form.
 */
const asSaved = (value: unknown, form: Form): unknown => {
  if (typeof value === "string") return form.widget === "richtext" ? inEditorsHand(value).trim() : value.trim()
  if (Array.isArray(value))
    return value.map((item) => asSaved(item, form.field ? (form.field as Form) : { fields: form.fields }))
  if (typeof value !== "object" || value === null) return value
  const rest = new Map(Object.entries(value))
  const saved: [string, unknown][] = []
  for (const field of form.fields ?? []) {
    const part = rest.get(field.name)
    const isThere = rest.delete(field.name)
    const { required, widget } = field as Form
    if (!isThere && widget === "boolean") saved.push([field.name, false])
    if (isThere && !(required === false && isEmpty(part))) saved.push([field.name, asSaved(part, field as Form)])
  }
  return Object.fromEntries([...saved, ...[...rest].sort(([a], [b]) => a.localeCompare(b))])
}

const places = formatPlacesOf(contentTypes)

/**
 * What the editing program writes when an entry is opened and saved.
 * @param file the data file below `data/`
 * @param text its content
 */
export const savedByForm = (file: string, text: string) => {
  const form = forms.find(({ name }) => name === contentTypeOf(file)?.name)
  if (!form) throw new Error(`there is no form for data/${file}`)
  const { fromFile, toFile } = entryFormat(places)
  // The program adds the line feed at the end.
  return `${toFile(asSaved(fromFile(text), form as Form) as { $schema: string })}\n`
}

/** An entry's content as the form understands it: an optional checkbox that is false equals an omitted one. */
export const contentOf = (text: string) => {
  const entry = JSON.parse(text)
  const flags = new Set(places[entry.$schema]?.optionalFlags.map((place) => place.split(".").at(-1)))
  return JSON.parse(text, (key, value) => (value === false && flags.has(key) ? undefined : value))
}
