import { fieldsIn, fillTemplate, type Values } from "./fillTemplate"
import { formatNames } from "./formatNames"
import { italics } from "./italics"
import type { KindRules, NameForm, Rules } from "./Rules"
import { peopleIn, type Source, sourceValues } from "./sourceValues"
import { tidy } from "./tidy"

/** What a style makes of a source; texts with marks of italics. */
export interface Reference {
  /** The entry of the list, without its number; undefined if the style does not list such sources. */
  entry: string | undefined
  /** The citations in the text that the style has, as far as what is filled in suffices. */
  citations: readonly { label: string; text: string }[]
  /** What the entry begins with: names, or the title. */
  lead: string
}

/** What a source gets from its place in the list. */
export interface Place {
  number?: number
  /** The letter that tells works of one year apart. */
  letter?: string
  /** Whether the entry before is by the same people. */
  isRepeated?: boolean
}

/** The fields that are made from others. */
const madeFrom: Readonly<Record<string, readonly string[]>> = {
  date: ["year", "month", "day"],
  first: ["pages"],
  link: ["doi", "url"],
  web: ["doi", "url"],
}

/** The fields that a style uses for a kind of source. */
export const fieldsOf = (kind: KindRules, { citations, date }: Rules) => {
  const own = [kind.title, kind.list, kind.note, kind.lead, kind.cite].flatMap((template) => fieldsIn(template ?? ""))
  const cited = kind.cite ? [] : citations.flatMap(({ template }) => fieldsIn(template))
  const parts = (name: string) => (name === "date" ? fieldsIn(date) : (madeFrom[name] ?? []))
  return new Set([...own.flatMap((name) => [name, ...parts(name)]), ...cited.filter((name) => name === "page")])
}

/** A title as citations give it: without its subtitle, and as `bare` without its opening article. */
const shortened = (typed: string) => {
  const title = typed.replace(/: .*/, "")
  return { title, bare: title.replace(/^(?:The|An?) (?=.)/, "") }
}

/**
 * Makes the entry and the citations of a source by the rules of a style; undefined until there is a title.
 * @param rules the rules, with marks of italics (`withItalics`)
 */
export const makeReference = (source: Source, rules: Rules, place: Place = {}): Reference | undefined => {
  const kind = rules.kinds.find(({ type }) => type === source.kind)
  const title = source.title?.trim()
  if (!kind || !title) return undefined
  const { names: forms, initials } = rules
  const used = fieldsOf(kind, rules)
  const typed = sourceValues(Object.fromEntries(Object.entries(source).filter(([name]) => used.has(name))), rules)

  const authors = peopleIn(source, "author")
  const editors = peopleIn(source, "editor")
  const isEdited = authors.length === 0 && editors.length > 0 && Boolean(kind.lead)
  const leaders = used.has("author") ? (isEdited ? editors : authors) : []
  const others = { editors: isEdited ? [] : editors, translators: peopleIn(source, "translator"), by: authors }
  const many = [
    ...Object.entries({ author: leaders, ...others }).flatMap(([name, { length }]) => (length > 1 ? name : [])),
    ...["pages", "page"].filter((name) => /[-–,]/.test(typed[name] ?? "")),
  ]

  const known: Record<string, string> = { ...typed, number: String(place.number ?? 1) }
  if (used.has("year")) {
    // A law has its year in its name or in its citation.
    const year = typed.year || (used.has("code") ? "" : rules.noDate) || ""
    known.year = place.letter ? year + (typed.year ? "" : "-") + place.letter : year
  }
  for (const [name, people] of Object.entries(others)) known[name] = formatNames(people, forms.within, initials)
  const fill = (template: string, more: Values = {}) => fillTemplate(template, { ...known, ...more }, many)
  known.date = fill(rules.date)

  const work = fill(kind.title)
  const shortForm = kind.short ?? (kind.title.startsWith(italics) ? rules.whole : rules.part)
  const short = fill(shortForm, shortened(title))
  const hasLead = leaders.length > 0
  /** The names that lead, in one of the style's forms, with the role of editors. */
  const ledBy = (form: NameForm) => {
    const author = formatNames(leaders, form, initials)
    return isEdited ? fill(kind.lead ?? "", { author }) : author
  }
  /** Fills a template that a title leads if there are no names, or if it has no place for them. */
  const fillLed = (template: string, author: string) =>
    fill(template, hasLead || !used.has("author") ? { author, work } : { author: work })
  const correct = (text: string) =>
    tidy(
      (rules.corrections ?? []).reduce((corrected, { from, to }) => corrected.replaceAll(from, to ?? ""), tidy(text)),
    )

  const lead = hasLead ? ledBy(forms.list) : work
  const note = fillLed(kind.note ?? "", ledBy(forms.note ?? forms.list))
  const citations = kind.cite ? [{ label: rules.citations[0]?.label ?? "", template: kind.cite }] : rules.citations
  const inText = (form: NameForm) => formatNames(leaders, form, initials) || short
  const cited = { note, work, author: lead, short: hasLead ? short : "", names: inText(forms.text) }
  const sentence = inText(forms.sentence ?? forms.text)
  return {
    entry: kind.list
      ? correct(fillLed(kind.list, place.isRepeated && rules.repeated ? rules.repeated : lead))
      : undefined,
    citations: citations.flatMap(({ label, template }) => {
      const values = { ...cited, sentence }
      // Without its first part, such as the page of a quotation, there is no citation.
      const isMade = fill(template.split("|")[0] ?? "", values) !== "" || kind.cite
      return isMade ? { label, text: correct(fill(template, values)) } : []
    }),
    lead,
  }
}
