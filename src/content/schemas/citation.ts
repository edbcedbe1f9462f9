import { z } from "zod"
import { choice, citation, date, externalUrl, inlineMarkdown, reference, slug, text } from "../fields"
import { referenceRules, sourceTypes } from "./referenceRules"

/** How a row was verified, best first; `data/labels.json` has the label of each. */
const checks = ["rule", "pattern", "convention"] as const

const source = z.strictObject({
  type: choice(sourceTypes, "The type of source; a table contains each only once."),
  pattern: citation(260, "The order and punctuation of an entry, with words such as Author and Year to replace."),
  inText: citation(420, "A real example as it appears in the text, or the first note and a later one."),
  inList: citation(
    420,
    "The same example as it appears in the list. Leave it out if the style does not list such sources.",
  ).optional(),
  note: inlineMarkdown(180, "What often goes wrong here, or what is different, in a sentence or two.").optional(),
  rule: citation(90, "Where the guide says so: a section, or the kind of library that has a convention."),
  checked: choice(
    checks,
    "'rule' follows a rule or an example in the guide, 'pattern' follows its general pattern, and 'convention' has no rule in the guide.",
  ),
})

/** How a citation style cites each type of source, a table on service pages (docs/specification.md, Service pages). */
export const citationStyle = z.strictObject({
  slug: slug("The name of its file; links to the rows begin with it."),
  name: text(60, "The style with its edition, such as 'APA 7'."),
  position: z.int().min(1).max(99).meta({ description: "Its place among the tables on a page." }),
  services: z
    .array(reference("service", "The slug of a service whose page shows the table."))
    .min(1)
    .max(4)
    .meta({ description: "The services whose pages show the table." }),
  guide: citation(170, "The published guide to the style, with its edition."),
  url: externalUrl("Where the guide, or its publisher's examples, can be read.").optional(),
  checkedOn: date("The day on which the rows were last checked."),
  intro: inlineMarkdown(520, "What to look for in the table."),
  inText: text(40, "Heading of the examples in the text."),
  inList: text(40, "Heading of the examples in the list."),
  sources: z
    .array(source)
    .min(1)
    .max(sourceTypes.length)
    .superRefine((rows, context) => {
      for (const [at, { type }] of rows.entries())
        if (rows.findIndex((row) => row.type === type) < at)
          context.addIssue({ code: "custom", path: [at, "type"], message: "has the same type as an earlier row" })
    })
    .meta({ description: "One row for each type of source." }),
  rules: referenceRules.optional(),
})
