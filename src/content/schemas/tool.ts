import { z } from "zod"
import { choice, date, headline, inlineMarkdown, list, markdown, reference, slug, text } from "../fields"
import { referenceFields } from "./referenceRules"
import { faq, picture, seo, textSection } from "./shared"

const name = text(60, "Its name.")

const builder = z
  .strictObject({
    heading: headline(60, "Heading of the tool; citation pages show it above their tables."),
    lede: text(260, "A sentence or two under it."),
    withoutScript: text(200, "Shown in place of the tool if scripts are off: the tables of patterns work without."),
    style: text(30, "Label of the choice of a style."),
    kind: text(30, "Label of the choice of a kind of source."),
    people: list("The rows of names.", {
      role: choice(["author", "editor", "translator"], "Whose names they are."),
      name: text(30, "What a row of names is called; {number} stands for its number."),
      add: text(30, "The button that adds a row."),
    }).length(3),
    family: text(30, "Label of the family name."),
    given: text(30, "Label of the given names."),
    givenHint: text(120, "What else belongs there."),
    organisation: text(30, "Label of an organisation, which stands in place of a person."),
    up: text(30, "The button that moves a row of names before the one above."),
    remove: text(30, "The button that removes a row of names or a reference."),
    fields: list("The other fields, in the order in which they are asked for.", {
      field: choice(referenceFields, "The field, as the rules of the styles name it."),
      label: text(40, "Its label."),
      hint: text(90, "What belongs there.").optional(),
    }),
    today: text(30, "The button that fills in today as the day of access."),
    results: text(40, "Heading of what results."),
    waiting: text(90, "Shown there until there is a title."),
    entry: text(40, "Before the reference as it goes into the list."),
    notListed: text(90, "Shown in its place if the style does not list such sources."),
    reminders: text(40, "Heading of what a style leaves to its readers."),
    copy: text(30, "The button that copies a result."),
    copied: text(30, "Said when it has been copied."),
    keep: text(30, "The button that puts a reference into the list."),
    list: text(40, "Heading of the list."),
    change: text(30, "The button that takes a reference back into the fields."),
    copyList: text(30, "The button that copies the whole list."),
    saveList: text(30, "The button that saves it as a file."),
    store: text(90, "The box that keeps the list in the browser."),
    tables: text(60, "Before the links to the tables of the styles."),
  })
  .meta({ description: "The tool that builds references by the rules of the citation styles; one entry may have it." })

const split = z
  .strictObject({
    kind: text(40, "Label of the choice of a kind of work."),
    total: text(40, "Label of the number of words in all."),
    part: text(40, "Heading of the parts."),
    share: text(40, "Heading of the shares."),
    words: text(40, "Heading of the words."),
    own: text(40, "Label of a number that the reader sets; {part} stands for the part’s name."),
    over: text(120, "Said when the parts have more words than the whole; {words} stands for how many more."),
    under: text(120, "Said when they have fewer; {words} stands for how many fewer."),
    sum: text(120, "Says what the parts come to; {words} stands for the number."),
    wrong: text(60, "Said below a field with anything but a number of words."),
    reset: text(40, "The button that goes back to the shares."),
    source: text(120, "Before the link to the service whose example gives the shares."),
    shares: list("Kinds of work, with how their words divide.", {
      name,
      service: reference("service", "The service whose page gives these numbers."),
      parts: list("The parts, with the words that the example on the service’s page gives them.", {
        name,
        words: z.int().min(1).meta({ description: "Its words in the example." }),
      })
        .min(2)
        .max(12),
    }),
    examples: list("Worked examples; a test computes them.", {
      text: inlineMarkdown(300, "The example in words."),
      kind: text(60, "The name of the kind of work."),
      total: z.int().min(1).meta({ description: "The words in all." }),
      part: text(60, "The part whose number was changed.").optional(),
      set: z.int().min(0).meta({ description: "To what it was changed." }).optional(),
      words: z.array(z.int()).min(2).meta({ description: "What each part gets." }),
    }),
  })
  .meta({ description: "The tool that splits the words of a piece of work over its parts." })

const marks = z
  .strictObject({
    scale: text(40, "Label of the choice of a scale."),
    part: text(40, "Name of a part; {number} stands for its number."),
    name: text(40, "Label of a part’s name."),
    mark: text(40, "Label of a part’s mark."),
    markHint: text(60, "Says that a mark may be missing."),
    wrong: text(60, "Said below a field with anything but a number."),
    tooHigh: text(60, "Said below a mark over the scale; {mark} stands for the highest."),
    add: text(40, "The button that adds a part."),
    remove: text(30, "The button that removes one."),
    wanted: text(40, "Label of the result that is wanted."),
    needed: text(160, "What the rest needs: {mark} is the mark, {parts} are the parts, {weight} is their weight."),
    reached: text(160, "Said when the result is certain already; {mark} stands for the result."),
    impossible: text(160, "Said when it cannot be reached; {mark} stands for the best result that can."),
    done: text(160, "Said when every part has a mark; {mark} stands for the result."),
    waiting: text(120, "Shown until there are parts to reckon with."),
    scales: list("The scales of marks.", {
      name,
      weight: text(40, "Label of a part’s weight: per cent, or credits."),
      highest: z.number().min(1).max(1000).meta({ description: "The highest mark." }),
      decimals: z.int().min(0).max(3).meta({ description: "The decimals to which the needed mark is rounded up." }),
      bands: list("The classes or grades, best first.", {
        name,
        from: z.number().min(0).meta({ description: "The lowest mark of it." }),
      }),
      note: inlineMarkdown(300, "What differs between universities."),
    }),
    examples: list("Worked examples; a test computes them.", {
      text: inlineMarkdown(300, "The example in words."),
      scale: text(60, "The name of the scale."),
      parts: list("The parts.", {
        weight: z.number().min(0).meta({ description: "The weight of the part." }),
        mark: z.number().min(0).meta({ description: "Its mark, if there is one." }).optional(),
      }),
      wanted: z.number().min(0).meta({ description: "The result that is wanted." }),
      needed: z.number().meta({ description: "What the rest needs, rounded up." }),
    }),
  })
  .meta({ description: "The tool that says which mark the rest needs." })

/** A tool for readers, `/tools/<slug>` (docs/specification.md, Tools). */
export const tool = z.strictObject({
  slug: slug("The last part of the page's address; the file is called <slug>.json."),
  name: text(48, "Short name, used in lists and breadcrumbs."),
  position: z.int().min(1).max(99).meta({ description: "Its place in the list." }),
  heading: headline(70, "The page's main heading."),
  summary: text(170, "One or two sentences for the list of tools and under the heading."),
  seo,
  updated: date("The day the text was last changed."),
  picture,
  builder: builder.optional(),
  split: split.optional(),
  marks: marks.optional(),
  sections: z.array(textSection).min(1).max(8).meta({ description: "How it works, and what it leaves open." }),
  offer: markdown(300, "One honest line on the service behind it."),
  faqsHeading: headline(60, "Heading of this page's questions."),
  faqs: z.array(faq).min(2).max(8).meta({ description: "Questions about the tool." }),
  services: z
    .array(reference("service", "The slug of a service that helps with such work."))
    .min(1)
    .max(4)
    .meta({ description: "The services it belongs to." }),
})
