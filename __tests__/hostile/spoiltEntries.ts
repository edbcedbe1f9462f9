import { checkEntry } from "../../src/content/checkContent"
import { contentTypes } from "../../src/content/contentTypes"
import { plainText } from "../../src/content/fields"
import { forbiddenCharacter } from "../../src/content/forbiddenCharacter"
import { fieldName } from "../../src/content/issue"
import type { Field } from "../../src/content/stringFields"
import { replaced } from "../support/replaced"
import type { SiteEntry } from "../support/siteEntries"
import { testEntries } from "../support/testSite"
import { hostileStrings } from "./hostileStrings"
import { placeOf, textFieldsOf } from "./textFields"

const targets = { slugs: new Map(), paths: new Set(["/plans"]), hidden: new Set<string>() }

/** As many entries of every type as it takes to have all texts of its schema. */
export const samples: readonly SiteEntry[] = contentTypes.flatMap((contentType) => {
  const seen = new Set<string>()
  return testEntries
    .filter(({ type }) => type === contentType)
    .filter((entry) => {
      const places = textFieldsOf(entry).map(({ path }) => placeOf(contentType, path))
      const isNew = places.some((place) => !seen.has(place))
      for (const place of places) seen.add(place)
      return isNew
    })
})

const known = new Map<SiteEntry, Map<string, Field[]>>()

const judged = ({ type, data }: SiteEntry, text: string): Field[] => {
  const spoilt = { type, data: { ...data, value: replaced(data.value, () => text) } }
  const refused = new Set(checkEntry(spoilt, process.cwd(), targets).map(({ field }) => field))
  return textFieldsOf(spoilt).filter(({ path }) => !refused.has(fieldName(path)))
}

/** The fields in which the check accepts a text when all texts of the entry are this one. */
export const acceptedFields = (entry: SiteEntry, text: string): Field[] => {
  const ofEntry = known.get(entry) ?? new Map<string, Field[]>()
  const fields = ofEntry.get(text) ?? judged(entry, text)
  known.set(entry, ofEntry.set(text, fields))
  return fields
}

/** Attacks without forbidden characters. */
const wholeTexts = hostileStrings.filter((text) => !forbiddenCharacter(text))

/** Whether a field is the key by which entries are found. */
const isKey = (path: readonly PropertyKey[]) => path.length === 1 && path[0] === "slug"

/** The accepted texts, by place. */
const acceptedTexts = () => {
  const accepted = new Map<string, { texts: string[]; schema: Field["schema"] }>()
  for (const sample of samples)
    for (const text of hostileStrings)
      for (const { path, schema } of acceptedFields(sample, text)) {
        const place = placeOf(sample.type, path)
        const texts = accepted.get(place)?.texts ?? []
        accepted.set(place, { texts: texts.includes(text) ? texts : [...texts, text], schema })
      }
  return accepted
}

/** The next `size` items of a list, in one text. */
const turn = (texts: readonly string[], size: number, count: number) =>
  Array.from({ length: size }, (_, place) => texts[(count * size + place) % texts.length]).join(" ")

/**
 * The whole site as an attacker would write it. Plain text contains a dozen attacks at once, and a number, since titles
 * must differ; an address or piece of Markdown contains one that the check accepts. All are used, many times per page.
 * @param plain which attacks are in plain text: those that the check accepts, or also those that it refuses as HTML
 */
export const attackedEntries = (plain: "accepted" | "withHtml"): SiteEntry[] => {
  const accepted = acceptedTexts()
  let count = 0
  return testEntries.map(({ type, data }) => {
    const attacked = (path: PropertyKey[], was: string) => {
      const known = accepted.get(placeOf(type, path))
      if (!known || isKey(path)) return was
      const { texts, schema } = known
      count += 1
      const isPlain = schema.pattern === plainText.source && !schema["x-markdown"]
      return isPlain ? `${turn(plain === "withHtml" ? wholeTexts : texts, 12, count)} ${count}` : turn(texts, 1, count)
    }
    return { type, data: { ...data, value: replaced(data.value, attacked) } }
  })
}
