import { z } from "zod"
import { choice, list, text } from "../fields"

/** The types of source that a table can be filtered by; `FilterChoices` has rules for as many. */
export const sourceTypes = [
  "Book",
  "Chapter",
  "Journal article",
  "Preprint",
  "Web page",
  "Report",
  "Thesis",
  "Dataset",
  "Video",
  "Podcast",
  "Film",
  "Law case",
  "Statute",
  "AI output",
  "Social post",
  "Software",
] as const

/** The kinds of source that rules can be for. */
const sourceKinds = [...sourceTypes, "Newspaper article"] as const

/** The fields that a reader fills in, besides names. */
export const referenceFields = [
  ...(["title", "journal", "newspaper", "book", "podcast", "website", "repository", "program", "handle"] as const),
  ...(["year", "month", "day", "edition", "original", "volume", "issue", "season", "episode", "chapter"] as const),
  ...(["pages", "report", "version", "degree", "university", "studio", "publisher", "place", "country"] as const),
  ...(["court", "code", "jurisdiction", "doi", "url", "accessed", "page"] as const),
] as const

/** What a template may name besides: names, and what is made from several fields. */
const madeFields = [
  ...["author", "names", "editors", "translators", "family", "given", "initials", "suffix", "last"],
  ...["by", "sentence", "work", "short", "bare", "note", "date", "link", "web", "first", "number"],
]

const known = new Set<string>([...referenceFields, ...madeFields])

/** A string of signs and words that is no copy, so that checks of copy leave it alone. */
const code = (max: number, description: string) =>
  z
    .string()
    .max(max)
    .regex(/^[^\n]*$/)
    .meta({ description })

/** A template whose braces name only known fields. */
const template = (max: number, description: string) =>
  code(max, description)
    .refine(
      (value) => [...value.matchAll(/\{[?!]?([^{}=]*)[^{}]*\}/g)].every(([, field = ""]) => known.has(field)),
      "may name only the fields of references in its braces (src/content/schemas/referenceRules.ts)",
    )
    .meta({
      description: `${description} A template: a part between | is left out if a field in its braces is empty.`,
      "x-form": "a template that names only known fields",
    })

const nameForm = z
  .strictObject({
    first: template(80, "The first name."),
    others: template(80, "Every other name; without it, like the first.").optional(),
    between: template(40, "Names in a row: {names} are those before, {last} is the next."),
    last: template(40, "The last of three or more after the others."),
    pair: template(40, "Two names; without it, like the last of three.").optional(),
    most: z.int().min(1).max(99).meta({ description: "How many names are given in full number." }),
    shown: z.int().min(1).max(99).meta({ description: "How many are given if there are more." }),
    more: template(40, "The names that are given if there are more, and what stands for the others.").optional(),
  })
  .meta({ "x-type": "NameForm", description: "A form of names." })

/** How a style makes references: the rules that the engine of the tool fills (docs/specification.md, Tools). */
export const referenceRules = z
  .strictObject({
    numbering: template(
      12,
      "Before an entry of a list in the order of citing; without it, the list is alphabetical.",
    ).optional(),
    letters: z.boolean().meta({ description: "Whether works of one author in one year get letters." }),
    repeated: code(9, "What stands in the list for an author who is the same as in the entry before.").optional(),
    initials: choice(["A. B.-C.", "A.B.-C.", "AB-C", "ABC"], "How the initials of Ann Beth-Carol look."),
    ranges: choice(["1101–1108", "1101–08", "1101–8", "1101-8"], "How the pages from 1101 to 1108 look."),
    names: z
      .strictObject({
        list: nameForm.meta({ description: "In the list." }),
        within: nameForm.meta({ description: "Editors and translators within an entry." }),
        text: nameForm.meta({ description: "In brackets, or in a later note." }),
        sentence: nameForm.optional().meta({ description: "In a sentence; without it, as in brackets." }),
        note: nameForm.optional().meta({ description: "In a first note." }),
      })
      .meta({ description: "How names are given, and how many." }),
    noDate: code(20, "What stands for a missing year; without it, nothing does.").optional(),
    months: code(120, "The twelve months, with spaces between."),
    date: template(60, "A day, as in {date}."),
    accessed: template(60, "The day of access.").optional(),
    part: template(40, "In the text, the title of what is part of a larger work."),
    whole: template(40, "In the text, the title of a whole work."),
    citations: list("The citations in the text.", {
      label: text(40, "What it is called."),
      template: template(160, "The citation."),
    }),
    corrections: list("What is replaced in the end, besides the signs that empty fields leave.", {
      from: code(9, "What is replaced; ␣ is a space at its end.").min(1),
      to: code(9, "By what; without it, by nothing.").min(1).optional(),
    }).optional(),
    reminders: z
      .array(text(300, "What the style leaves to its readers, such as the capitals of a title."))
      .min(1)
      .meta({ description: "What the tool does not do." }),
    kinds: list("The kinds of source, in the order in which they can be chosen.", {
      type: choice(sourceKinds, "The kind of source."),
      title: template(240, "Its title, with what belongs to it; without an author, it leads."),
      short: template(80, "Its title in the text.").optional(),
      lead: template(80, "Editors who lead if there is no author.").optional(),
      list: template(420, "The entry in the list; without it, the style does not list such sources.").optional(),
      note: template(420, "The first note.").optional(),
      cite: template(240, "The only citation in the text, in place of those of the style.").optional(),
    }),
  })
  .meta({ "x-type": "ReferenceRules", description: "How the style makes references; the tool fills these rules." })
