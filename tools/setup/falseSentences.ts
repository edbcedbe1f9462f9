import type { z } from "zod"
import type { Entry } from "../../src/content/checkFiles"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import type { site } from "../../src/content/schemas/site"
import { type Field, stringFields } from "../../src/content/stringFields"
import sentences from "./partSentences.json"
import { emptied, isOfPart, type PartName } from "./parts"
import { withValue } from "./withValue"

/** A sentence of the shipped texts that is true only while the site has something. */
interface PartSentence {
  /** Its file below `data/`. */
  readonly file: string
  readonly text: string
  /** The parts that it needs. */
  readonly parts?: readonly PartName[]
  /** The countries in which it needs an office, by their two-letter codes. */
  readonly offices?: readonly string[]
  /** The entries that it needs, by their files below `data/`. */
  readonly files?: readonly string[]
  /** What is true without; missing if only the owner knows. */
  readonly instead?: string
}

const partSentences = sentences as readonly PartSentence[]

/** Whether an entry of the site has anything of a part. */
const hasPart = (entries: readonly Entry[], name: PartName) =>
  entries.some((entry) => isOfPart(name, entry) || emptied([name], entry) !== entry)

const officesIn = (entries: readonly Entry[]) => {
  const facts = entries.find(({ type }) => type.name === "site")?.data.value as z.infer<typeof site> | undefined
  return facts?.offices?.map(({ code }) => code) ?? []
}

/** The sentences that are false on a site of these entries, if its texts still have them. */
const falseOn = (entries: readonly Entry[]) => {
  const offices = officesIn(entries)
  const files = new Set(entries.map(({ data }) => data.file))
  const lacks = new Map<PartName, boolean>()
  const lacksPart = (name: PartName) => {
    if (!lacks.has(name)) lacks.set(name, !hasPart(entries, name))
    return lacks.get(name)
  }
  return partSentences.filter(
    ({ parts = [], offices: places = [], files: others = [] }) =>
      parts.some(lacksPart) ||
      places.some((code) => !offices.includes(code)) ||
      others.some((file) => !files.has(`data/${file}`)),
  )
}

/** A text with the words of its links in their place, as it is once their pages are gone. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")

/** The form in which a text has a sentence: with its links or after these have become words, at any place in the text. */
const formIn = (text: string, { text: sentence }: PartSentence) =>
  [sentence, withoutLinks(sentence)].flatMap((form) => [form, form.trim()]).find((form) => text.includes(form))

const textsOf = ({ type, data }: Entry) => stringFields(data.value, jsonSchemaOf(type))

/** A sentence that is false, with the field that has it. */
export interface FalseSentence extends PartSentence {
  readonly entry: Entry
  readonly field: Field
}

/** The sentences of shipped texts that promise what the site does without, where they are left. */
export const falseSentences = (entries: readonly Entry[]): FalseSentence[] =>
  falseOn(entries).flatMap((sentence) =>
    entries
      .filter(({ data }) => data.file === `data/${sentence.file}`)
      .flatMap((entry) =>
        textsOf(entry).flatMap((field) => (formIn(field.value, sentence) ? [{ ...sentence, entry, field }] : [])),
      ),
  )

/**
 * An entry whose texts say what is true without what the site has not.
 * @param entries those of the site that stay
 */
export const withTrueSentences = (entries: readonly Entry[]): ((entry: Entry) => Entry) => {
  const known = falseOn(entries).filter(({ instead }) => instead !== undefined)
  return (entry) => {
    const own = known.filter(({ file }) => entry.data.file === `data/${file}`)
    if (own.length === 0) return entry
    const corrected = (text: string) =>
      own.reduce((before, sentence) => {
        const form = formIn(before, sentence)
        return form ? before.replaceAll(form, () => sentence.instead ?? "") : before
      }, text)
    const value = JSON.parse(JSON.stringify(entry.data.value), (_, part) =>
      typeof part === "string" ? corrected(part) : part,
    )
    return withValue(entry, value)
  }
}
