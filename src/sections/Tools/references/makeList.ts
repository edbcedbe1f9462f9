import { plainOf } from "./italics"
import { makeReference, type Reference } from "./makeReference"
import type { Rules } from "./Rules"
import type { Source } from "./sourceValues"

/** A source of the list with what the style makes of it at its place. */
export interface Listed {
  source: Source
  reference: Reference
  /** What stands before the entry. */
  number: string
}

/** What stands before an entry of a numbered list. */
export const numberOf = ({ numbering }: Rules, number: number) =>
  numbering ? `${numbering.replace("{number}", String(number))} ` : ""

/** A text as lists are ordered by: without quotation marks and opening articles. */
const orderOf = (text: string) =>
  plainOf(text)
    .replace(/^[“‘"']+/, "")
    .replace(/^(?:The|An?) /, "")

const compare = (one: string, other: string) => one.localeCompare(other, "en", { sensitivity: "base" })

/**
 * Orders sources as a style does, by names or as they were added, and gives them numbers, letters and dashes. Those that the
 * style does not list come last, without an entry; sources without a title are left out.
 */
export const makeList = (sources: readonly Source[], rules: Rules): Listed[] => {
  const all = sources.flatMap((source) => {
    const reference = makeReference(source, rules)
    if (!reference) return []
    const [lead, title] = [orderOf(reference.lead), orderOf(source.title ?? "")]
    return { source, reference, lead, title, year: source.year ?? "" }
  })
  const made = all.filter(({ reference }) => reference.entry)
  type Made = (typeof made)[number]
  const year = (one: Made, other: Made) => (rules.letters ? compare(one.year, other.year) : 0)
  if (!rules.numbering)
    made.sort((one, other) => compare(one.lead, other.lead) || year(one, other) || compare(one.title, other.title))
  const listed = made.flatMap((one, at) => {
    const alike = made.filter((other) => other.lead === one.lead && other.year === one.year)
    const letter = rules.letters && alike.length > 1 ? String.fromCharCode(97 + alike.indexOf(one)) : undefined
    const isRepeated = !rules.numbering && at > 0 && made[at - 1]?.lead === one.lead
    const reference = makeReference(one.source, rules, { number: at + 1, letter, isRepeated })
    return reference ? { source: one.source, reference, number: numberOf(rules, at + 1) } : []
  })
  return [...listed, ...all.filter(({ reference }) => !reference.entry).map((one) => ({ ...one, number: "" }))]
}
