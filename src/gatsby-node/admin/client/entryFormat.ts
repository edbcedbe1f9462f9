import { keepFormatting, likeness } from "./keepFormatting"
import { meaningOf } from "./meaningOf"
import { readMarkdown } from "./readMarkdown"
import { showMarkdown } from "./showMarkdown"

/** An entry of a data file, or of a form. */
export interface Entry {
  slug?: unknown
  [field: string]: unknown
}

/** The places of rich text and of optional checkboxes in the entries of a type, as in `topics.*.body`. */
export interface Places {
  richTexts: readonly string[]
  optionalFlags: readonly string[]
}

/**
 * Replaces every text, number and boolean of an entry by a function's result; undefined removes it.
 * @param value the entry, or a part of it
 * @param change gets a value and its place, as in `topics.0.body`
 */
const mapValues = (value: unknown, change: (value: unknown, place: string) => unknown, place = ""): unknown => {
  const below = (key: string | number) => (place === "" ? String(key) : `${place}.${key}`)
  if (Array.isArray(value)) return value.map((item, index) => mapValues(item, change, below(index)))
  if (typeof value !== "object" || value === null) return change(value, place)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, mapValues(part, change, below(key))] as const)
      .filter(([, part]) => part !== undefined),
  )
}

/** A rich text in its file, how the form shows it, and how the editor writes it as soon as it shows it. */
interface StoredText {
  text: string
  shown: string
  written: string
}

/** A place in any item of its lists: `topics.*.body` for `topics.0.body`. */
const anyItem = (place: string) => place.replace(/\.\d+(?=\.|$)/g, ".*")

/** The texts of a field in all items of its lists. */
const textsLike = (texts: Map<string, StoredText>, place: string) =>
  [...texts].filter(([key]) => anyItem(key) === anyItem(place)).map(([, text]) => text)

/** How the editing program reads and writes the files of a type. */
export const entryFormat = ({ richTexts, optionalFlags }: Places) => {
  /** The rich texts of each entry by their places: as they were read, and as the form shows them. */
  const stored = new Map<string, Map<string, StoredText>>()
  /** The text of each entry's file when it was read. */
  const files = new Map<string, string>()
  const nameOf = ({ slug }: Entry) => String(slug ?? "")

  const mapRichTexts = (entry: Entry, change: (text: string, place: string) => string) =>
    mapValues(entry, (value, place) =>
      typeof value === "string" && richTexts.includes(anyItem(place)) ? change(value, place) : value,
    ) as Entry

  /** What the file says about an entry is the measure of what is edited from now on. */
  const show = (entry: Entry) => {
    const texts = new Map<string, StoredText>()
    stored.set(nameOf(entry), texts)
    return mapRichTexts(entry, (text, place) => {
      const known = { text, ...showMarkdown(text) }
      texts.set(place, known)
      return known.shown
    })
  }

  /** The stored text that nobody has edited: items of lists can be moved. */
  const unedited = (texts: Map<string, StoredText>, place: string, written: string) =>
    [texts.get(place), ...textsLike(texts, place)].find((text) => text?.written === written || text?.shown === written)
      ?.text

  /** The stored text that an edited one was made from: items of lists can be moved, added and removed. */
  const originOf = (texts: Map<string, StoredText>, place: string, edited: string) => {
    const same = texts.get(place)?.text
    const meaning = meaningOf(edited)
    if (same !== undefined && meaningOf(same) === meaning) return same
    const others = textsLike(texts, place).map(({ text }) => text)
    const best = Math.max(0, ...others.map((text) => likeness(text, edited)))
    return (
      others.find((text) => meaningOf(text) === meaning) ??
      (same !== undefined && likeness(same, edited) === best
        ? same
        : others.find((text) => likeness(text, edited) === best))
    )
  }

  const read = (entry: Entry) => {
    const texts = stored.get(nameOf(entry)) ?? new Map<string, StoredText>()
    return mapRichTexts(entry, (written, place) => {
      const unchanged = unedited(texts, place, written)
      if (unchanged !== undefined) return unchanged
      const edited = readMarkdown(written)
      const origin = originOf(texts, place, edited)
      return origin === undefined ? edited : keepFormatting(origin, edited)
    })
  }

  return {
    fromFile: (text: string): unknown => {
      // Some editors write a byte order mark.
      const json = text.replace(/^\uFEFF/, "")
      const entry: Entry = JSON.parse(json)
      files.set(nameOf(entry), json)
      return show(entry)
    },
    toFile: (entry: Entry) => {
      // The form writes an unticked optional checkbox as false; in files the field is left out.
      const written = mapValues(read(entry), (value, place) =>
        value === false && optionalFlags.includes(anyItem(place)) ? undefined : value,
      )
      return JSON.stringify(written, null, 2)
    },
    /** An entry of a form as it will be read from its file, for a form that is opened again without reading the file. */
    reread: (entry: Entry) => show(read(entry)),
    /** The content of an entry's file when it was read, as JSON without spaces. */
    known: (entry: Entry) => {
      const json = files.get(nameOf(entry))
      return json && JSON.stringify(JSON.parse(json))
    },
  }
}
