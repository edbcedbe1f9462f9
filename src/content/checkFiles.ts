import type { EntryKey } from "../site/entryPaths"
import { fallbackPages } from "../site/fallbackPages"
import { groupFolder } from "../site/groupPath"
import { type ContentType, contentTypes, isFolder } from "./contentTypes"
import { excerpt, fieldName, type Issue } from "./issue"
import { kindOf } from "./kindOf"
import type { EntryBelow } from "./pathsBelow"
import type { DataFile } from "./readDataFile"
import { suggest } from "./suggest"

/** A data file with the content type that its path implies. */
export interface Entry {
  type: ContentType
  data: DataFile
}

/** The key of an entry, if it has one. */
export const keyOf = ({ value }: Pick<DataFile, "value">): EntryKey | undefined => {
  const { slug, number } = (value ?? {}) as Partial<EntryKey>
  return typeof slug === "string" ? { slug, number } : undefined
}

/** The key of an entry as its file name gives it, for a file that cannot be read. */
export const keyFromFileName = (type: ContentType, file: string): EntryKey => {
  const name = file.slice(type.location.length).replace(/\.json$/, "")
  const [, number, slug] = ("number" in type.schema.shape && /^(\d+)-(.+)$/.exec(name)) || []
  return slug ? { slug, number: Number(number) } : { slug: name }
}

const almostJson = /\.json(?:c|5|\.txt)?$/i

/** Whether a file's name is almost that of a data file: `essay.json.txt`, `essay.JSON`, `essay.jsonc`. */
export const isAlmostData = (file: string) => almostJson.test(file) && !file.endsWith(".json")

/** The issue of a file with such a name. */
export const misnamed = (file: string): Issue => ({
  file: `data/${file}`,
  field: "",
  message: "does not end in .json, so the site would ignore it",
  remedy: `Rename it to data/${file.replace(almostJson, ".json")}.`,
})

/** The issue of a link that leads out of `data/`, of a pipe or its like, or of a folder whose name is that of a data file. */
export const misleadingEntry = ({ path, entry, leadsOut }: EntryBelow): Issue | undefined => {
  const file = `data/${path}`
  if (leadsOut)
    return {
      file,
      field: "",
      message: "is a link that leads out of data, so another computer would not have what it leads to",
      remedy: "Delete the link, and put what it leads to here.",
    }
  const kind = kindOf(entry)
  if (kind === "pipe" || kind === "socket" || kind === "device")
    return {
      file,
      field: "",
      message: `is a ${kind}, not a file, and reading one may never end`,
      remedy: "Delete it, or put a file in its place.",
    }
  return kind === "folder" && path.endsWith(".json")
    ? {
        file,
        field: "",
        message: "is a folder with the name of a file, so the site would ignore it",
        remedy: "Delete it if it is empty. Otherwise move what is in it, or unpack it.",
      }
    : undefined
}

/** The issue of a file in a place that belongs to no content type. */
export const misplaced = (file: string): Issue => {
  const places = contentTypes.map(({ location }) => location)
  const meant = suggest(file.replace(/[^/]*$/, "") || file, places)
  return {
    file: `data/${file}`,
    field: "",
    message: "belongs to no content type, so the site would ignore it",
    allowed: places.join(", "),
    remedy: meant ? `Move it to data/${meant}.` : "Move it to one of these places, or delete it.",
  }
}

/** Whether there are entries of a type among files below `data/`. */
const hasEntries = ({ location }: ContentType, files: readonly string[]) =>
  files.some((file) => file.startsWith(location))

/**
 * The keys of the required entries: those that every site has, and the pages that list entries, if there are any.
 * @param files the paths of all files below `data/`
 */
export const requiredEntriesOf = (files: readonly string[]) => {
  const lists = contentTypes.flatMap((type) => (type.list && hasEntries(type, files) ? [type.list] : []))
  return contentTypes.flatMap((type) =>
    [...(type.required ?? []), ...(type.name === "page" ? lists : [])].map((slug) => ({ type, key: { slug } })),
  )
}

/** Every required file, with its name for messages. */
const requiredFiles = (files: readonly string[]) => [
  ...contentTypes
    .filter((type) => !isFolder(type) && !type.isOptional)
    .map(({ location, name }) => ({ file: location, name })),
  ...requiredEntriesOf(files).map(({ type, key }) => ({ file: `${type.location}${key.slug}.json`, name: key.slug })),
]

/** The issues of required files that are missing: single files, and entries that pages depend on. */
export const missingFiles = (files: readonly string[]): Issue[] =>
  requiredFiles(files)
    .filter(({ file }) => !files.includes(file))
    .map(({ file, name }) => ({
      file: `data/${file}`,
      field: "",
      message: "is missing",
      remedy: `Put back the file with the content of '${name}'.`,
    }))

/** Whether slug and number are valid; if not, another check reports it. */
const isWellFormed = ({ schema }: ContentType, key: EntryKey) =>
  Object.entries(key).every(([name, value]) => schema.shape[name]?.safeParse(value).success ?? true)

/** The issues of entries whose slug or number does not fit the name of their file. */
export const wrongFileNames = (entries: readonly Entry[], files: readonly string[]) =>
  entries.flatMap((entry): Issue[] => {
    const { type, data } = entry
    const key = keyOf(data)
    if (!key || !isFolder(type) || !isWellFormed(type, key)) return []
    const expected = `${type.location}${type.fileName?.(key) ?? key.slug}.json`
    if (data.file === `data/${expected}`) return []
    const field = keyFromFileName(type, data.file.slice("data/".length)).slug === key.slug ? "number" : "slug"
    const owner = entries.find(
      (other) => other !== entry && other.type === type && keyOf(other.data)?.[field] === key[field],
    )
    const taken = owner?.data.file ?? (files.includes(expected) ? `data/${expected}` : undefined)
    return [
      {
        file: data.file,
        position: data.positionOf([field]),
        field,
        message: "does not match the file name",
        found: excerpt(key[field]),
        remedy: taken
          ? `Give this entry a different ${field}, or delete this file: that ${field} belongs to ${taken}.`
          : `Rename the file to data/${expected}, or correct the ${field}.`,
      },
    ]
  })

/** The part of an entry that its unique values are read from. */
interface Named {
  type: ContentType
  data: Pick<DataFile, "value">
}

/** A value that must be unique among entries, and its place. */
interface UniqueName {
  path: [string, ...string[]]
  value: string | number
  /** Equal for values that clash. */
  id: string
}

const uniqueNames = ({ type, data }: Named, { slug, number }: EntryKey): UniqueName[] => {
  const { seo, language, position } = data.value as {
    seo?: Record<string, unknown>
    language?: unknown
    position?: unknown
  }
  const { title, description } = seo ?? {}
  const keyField: UniqueName["path"] = [number === undefined ? "slug" : "number"]
  const names: (UniqueName | undefined)[] = [
    { path: ["slug"], value: slug, id: `${type.name} ${slug}` },
    number === undefined ? undefined : { path: ["number"], value: number, id: `${type.name} number ${number}` },
    type.path && { path: keyField, value: number ?? slug, id: type.path({ slug, number }) },
    typeof title === "string" ? { path: ["seo", "title"], value: title, id: `title ${title}` } : undefined,
    typeof description === "string"
      ? { path: ["seo", "description"], value: description, id: `description ${description}` }
      : undefined,
    // Pages in one place of a list would stand in any order.
    type.path && typeof position === "number"
      ? { path: ["position"], value: position, id: `${type.name} position ${position}` }
      : undefined,
    // Each language and region has one page for search engines.
    typeof language === "string" ? { path: ["language"], value: language, id: `language ${language}` } : undefined,
  ]
  return names.filter((name) => name !== undefined)
}

/** Values that must be unique among entries. Single files have none. */
export const namesOf = (entry: Named) => {
  const key = keyOf(entry.data)
  return key && isFolder(entry.type) ? uniqueNames(entry, key).map(({ id }) => id) : []
}

/** Addresses that no entry can have, each with what occupies it. */
const takenPaths: readonly (readonly [path: string, name: string])[] = [
  ...fallbackPages.map(({ path, kind }) => [path, `the page that answers unknown ${kind}s`] as const),
  ["/index", "the file of the home page"],
  [groupFolder, "the folder of the lists of services"],
  ["/blog", "the old address of the list of posts"],
  ["/admin", "the editing page"],
  ["/api", "the address that receives the forms"],
  ...["/icons", "/page-data", "/share", "/static"].map((path) => [path, "a folder of the site's own files"] as const),
]

/** Whether two entries share a unique value. */
export const hasDuplicates = (entries: readonly (readonly string[])[]) => {
  const all = [...takenPaths.map(([path]) => path), ...entries.flat()]
  return new Set(all).size < all.length
}

/** Issues of entries that share a slug, number or address, or a title, description or language for search engines. */
export const duplicates = (entries: readonly Entry[]) => {
  const first = new Map(takenPaths)
  return entries.flatMap((entry): Issue[] => {
    const key = keyOf(entry.data)
    if (!key || !isFolder(entry.type)) return []
    const { file, positionOf } = entry.data
    const clashes = new Map<string, Issue>()
    for (const { path, value, id } of uniqueNames(entry, key)) {
      const field = fieldName(path)
      const other = first.get(id)
      if (other === undefined) first.set(id, file)
      // A slug and the address derived from it are one issue.
      else if (other !== file && !clashes.has(field))
        clashes.set(field, {
          file,
          position: positionOf(path),
          field,
          message: `is already used by ${other}`,
          found: excerpt(value),
          remedy: `Give one of the two a different ${path.at(-1)}.`,
        })
    }
    return [...clashes.values()]
  })
}
