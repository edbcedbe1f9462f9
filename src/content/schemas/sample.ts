import { z } from "zod"
import {
  aliases,
  choice,
  citation,
  date,
  externalUrl,
  inlineMarkdown,
  markdown,
  reference,
  slug,
  text,
} from "../fields"
import { figure, picture, seo } from "./shared"

/** The kinds of writing by which the list of samples can be filtered. */
const sampleKinds = [
  "Essay",
  "Reflection",
  "Problem question",
  "Report",
  "Problem set",
  "Programming exercise",
  "Annotated bibliography",
  "Case study",
  "Application",
  "Edit",
] as const

/** The subjects by which the list of samples can be filtered. */
const sampleSubjects = [
  "Business",
  "Computing",
  "Education",
  "Law",
  "Mathematics",
  "Nursing",
  "Psychology",
  "Public health",
  "Science",
  "Statistics",
] as const

/** A model piece of writing with remarks in its margin, `/samples/<slug>` (docs/specification.md, Samples). */
export const sample = z.strictObject({
  slug: slug("The last part of the page's address; the file is called <slug>.json."),
  title: text(90, "The title of the piece."),
  summary: text(170, "One or two sentences for the list of samples and for the page's head."),
  seo,
  kind: choice(sampleKinds, "What kind of writing it is; the list of samples can be narrowed to it."),
  subject: choice(sampleSubjects, "Its subject; the list of samples can be narrowed to it."),
  level: text(50, "The level it is written for, such as 'Second-year undergraduate'."),
  style: text(50, "The citation style, or how the piece is formatted."),
  sample: z.boolean().meta({
    description:
      "True for a piece written for this site; its page says so. False for work shown with its author's permission.",
  }),
  date: date("The day of publication."),
  updated: date("The day the text was last changed."),
  picture,
  brief: markdown(900, "The task that the piece answers, as a student would get it."),
  sections: z
    .array(
      z.strictObject({
        title: text(90, "Heading of this part; it also names the part in the page's contents list."),
        aliases,
        passages: z
          .array(
            z.strictObject({
              body: markdown(6000, "One or more paragraphs, tables or lists of the piece."),
              figure: figure.optional(),
              note: inlineMarkdown(260, "A remark in the margin: why this passage does what it does.").optional(),
            }),
          )
          .min(1)
          .max(12)
          .meta({ description: "The passages of this part, each with its remark next to it." }),
      }),
    )
    .min(2)
    .max(14)
    .meta({ description: "The parts of the piece." }),
  sources: z
    .array(
      z.strictObject({
        reference: citation(420, "The entry in the reference list, in the piece's own style."),
        url: externalUrl("Where it can be read.").optional(),
      }),
    )
    .min(1)
    .max(20)
    .optional()
    .meta({ description: "The reference list of the piece." }),
  services: z
    .array(reference("service", "The slug of a service that helps with such a piece; its page links to the sample."))
    .min(1)
    .max(4)
    .meta({ description: "The services it belongs to." }),
})
