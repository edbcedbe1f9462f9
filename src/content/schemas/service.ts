import { z } from "zod"
import { aliases, choice, date, headline, markdown, reference, slug, text } from "../fields"
import { faq, figure, figuredSection, marginNote, picture, seo, serviceGroups, sources } from "./shared"

const items = (hint: string) => z.array(text(260, hint)).min(3).max(9)

/** A service landing page, `/services/<slug>`; what is left out is not shown (docs/specification.md, Service pages). */
export const service = z.strictObject({
  slug: slug("The last part of the page's address; the file is called <slug>.json."),
  name: text(48, "Short name, used in menus, lists and breadcrumbs."),
  group: choice(serviceGroups, "The group of services under which /services lists it."),
  heading: headline(70, "The page's main heading."),
  subheading: text(90, "The line under the main heading.").optional(),
  seo,
  updated: date("The day the text was last changed."),
  picture,
  summary: text(140, "One sentence for cards and lists that says what the service offers."),
  enquiry: z
    .strictObject({
      heading: text(40, "Heading of the enquiry form on this page."),
      intro: text(110, "The sentence under that heading."),
    })
    .optional()
    .meta({ description: "How the enquiry form is introduced on this page, if not as on home." }),
  opening: markdown(1600, "Who the service helps, and with what; the first paragraph is shown in large type."),
  included: z
    .strictObject({
      title: text(90, "Heading of the list of what is included; by default the label for it.").optional(),
      aliases,
      items: items("One thing the student receives."),
    })
    .meta({ description: "What the student gets." }),
  approach: figuredSection.optional().meta({ description: "How the work is done for this particular subject." }),
  topics: z
    .array(figuredSection)
    .min(1)
    .max(12)
    .optional()
    .meta({ description: "More parts of its own: topics, tools, methods, worked examples." }),
  send: z
    .strictObject({
      title: text(90, "Heading of the list of what to send."),
      aliases,
      items: items("One thing the student should send."),
    })
    .optional()
    .meta({ description: "What the student should send." }),
  example: z
    .strictObject({
      title: text(90, "Heading of the example."),
      aliases,
      brief: text(600, "A brief as a student might get it."),
      plan: markdown(2400, "How that brief would be tackled."),
      figure: figure.optional(),
    })
    .optional()
    .meta({ description: "An example of a brief and how it would be tackled." }),
  mistakes: z
    .strictObject({
      title: text(90, "Heading of the list of mistakes."),
      aliases,
      items: z
        .array(
          z.strictObject({
            mistake: text(140, "The mistake, in a few words."),
            remedy: text(320, "Why it costs marks and what to do instead."),
          }),
        )
        .min(3)
        .max(7),
    })
    .optional()
    .meta({ description: "Common mistakes in this kind of work." }),
  sources: sources.optional(),
  checkedBy: reference("author", "The slug of the person who checked the text, from data/authors.").optional(),
  quote: headline(140, "One sentence with a thought from the text, shown in large type between two lines.").optional(),
  notes: z.array(marginNote).min(2).max(4).optional().meta({ description: "Remarks in the margin." }),
  faqsHeading: headline(60, "Heading of this page's questions; by default that of home's.").optional(),
  faqs: z.array(faq).min(2).max(12).meta({ description: "Questions about this particular service." }),
  related: z
    .array(reference("service", "The slug of a related service."))
    .min(1)
    .max(6)
    .optional()
    .meta({ description: "Related services." }),
})
