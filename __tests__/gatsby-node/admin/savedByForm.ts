import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms"
import { contentTypeOf, contentTypes } from "../../../src/content/contentTypes"
import { type Entry, entryFormat } from "../../../src/gatsby-node/admin/client/entryFormat"
import { cmsConfigOf } from "../../../src/gatsby-node/admin/cmsConfigOf"
import { formatNameOf, formatPlacesOf } from "../../../src/gatsby-node/admin/entryFormat"

type Form = { fields?: Field[]; field?: Form; required?: boolean; widget?: string }

const config = cmsConfigOf("Quillhaven", {})
const forms = [
  ...(config.collections ?? []).filter((one): one is EntryCollection => "folder" in one),
  ...(config.singletons ?? []).filter((one): one is CollectionFile => "file" in one),
]

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value as object).length === 0)

/** What the rich text editor makes of a Markdown text as soon as it shows it. */
type WriteRichText = (markdown: string) => string | Promise<string>

/**
 * A value as the program saves it: in the order of the form, without empty optional fields, with trimmed texts and
 * unticked boxes as false, followed by everything without a field in the form.
 */
const asSaved = async (value: unknown, form: Form, write: WriteRichText): Promise<unknown> => {
  if (typeof value === "string") return (form.widget === "richtext" ? await write(value) : value).trim()
  if (Array.isArray(value)) {
    const items: unknown[] = []
    // One after another, since they share an editor.
    for (const item of value) items.push(await asSaved(item, form.field ?? { fields: form.fields }, write))
    return items
  }
  if (typeof value !== "object" || value === null) return value
  const rest = new Map(Object.entries(value))
  const saved: [string, unknown][] = []
  for (const field of form.fields ?? []) {
    const part = rest.get(field.name)
    const isThere = rest.delete(field.name)
    const { required, widget } = field as Form
    if (!isThere && widget === "boolean") saved.push([field.name, false])
    if (isThere && !(required === false && isEmpty(part)))
      saved.push([field.name, await asSaved(part, field as Form, write)])
  }
  return Object.fromEntries([...saved, ...[...rest].sort(([a], [b]) => a.localeCompare(b))])
}

const places = formatPlacesOf(contentTypes)

const typeOf = (file: string) => {
  const type = contentTypeOf(file)
  const form = forms.find(({ name }) => name === type?.name)
  const typePlaces = type && places[formatNameOf(type)]
  if (!form || !typePlaces) throw new Error(`there is no form for data/${file}`)
  return { form: form as Form, places: typePlaces }
}

/**
 * What the editing program writes when an entry is opened and saved.
 * @param file the data file below `data/`
 * @param text its content
 * @param write the rich text editor; without it no text is shown in it
 */
export const savedByForm = async (file: string, text: string, write: WriteRichText = (markdown) => markdown) => {
  const { form, places: typePlaces } = typeOf(file)
  const { fromFile, toFile } = entryFormat(typePlaces)
  // The program adds the line feed at the end.
  return `${toFile((await asSaved(fromFile(text), form, write)) as Entry)}\n`
}

/** An entry's content as the form understands it: an optional checkbox that is false equals an omitted one. */
export const contentOf = (file: string, text: string) => {
  const flags = new Set(typeOf(file).places.optionalFlags.map((place) => place.split(".").at(-1)))
  return JSON.parse(text, (key, value) => (value === false && flags.has(key) ? undefined : value))
}
