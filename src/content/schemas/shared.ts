import { z } from "zod"
import {
  aliases,
  externalUrl,
  faqAliases,
  headline,
  inlineMarkdown,
  markdown,
  ownPath,
  reference,
  text,
} from "../fields"

/** Other names of a page, or of a section of the home page. */
export const otherNames = z.array(text(40, "A word or two, as people type them.")).min(1).max(20).optional().meta({
  description:
    "Other words for it, such as jobs for Careers: the site’s search finds it by them, and whoever opens /jobs is offered it.",
})

/** What search results show for a page. */
export const seo = z
  .strictObject({
    title: text(60, "Title in the browser tab and in search results; unique across the site, at most 60 characters."),
    description: text(
      155,
      "Summary under the title in search results; unique across the site, at most 155 characters.",
    ),
    otherNames,
  })
  .meta({ "x-type": "Seo", description: "How the page shows in search results." })

/** A titled part of a page of text. */
export const textSection = z
  .strictObject({
    title: text(90, "Heading of this part; it also names the part in the page's contents list."),
    aliases,
    body: markdown(6000, "The text of this part."),
  })
  .meta({ "x-type": "TextSection", description: "One titled part of the text." })

/** A figure of `data/figures`. */
export const figure = reference("figure", "The slug of a figure, from data/figures; it is shown under the text.")

/** A titled part of a page of text that may show a figure. */
export const figuredSection = textSection
  .extend({ figure: figure.optional() })
  .meta({ "x-type": "FiguredSection", description: "One titled part of the text." })

/** A question with its answer. */
export const faq = z
  .strictObject({
    question: text(140, "The question, as a visitor would ask it."),
    aliases: faqAliases,
    answer: markdown(900, "The answer, in two to five sentences."),
  })
  .meta({ "x-type": "Faq", description: "A question with its answer." })

/** The sources of the facts in a text. */
export const sources = z
  .array(
    z
      .strictObject({
        title: text(200, "Author, year and title of the source."),
        url: externalUrl("Where it can be read.").optional(),
      })
      .meta({ "x-type": "Source", description: "A source." }),
  )
  .min(1)
  .max(12)
  .meta({ description: "Sources of the facts in the text." })

/** A remark in the margin of a page of text. */
export const marginNote = z
  .strictObject({
    title: text(40, "Two or three words above the note."),
    text: inlineMarkdown(220, "The note, one or two sentences."),
  })
  .meta({ "x-type": "MarginNote", description: "A short remark shown in the margin." })

/** The groups of services, by which menus and /services list them. */
export const serviceGroups = ["writing", "domains", "more", "subjects", "essays", "citations"] as const

/** A link to a page of this site. */
export const pageLink = z
  .strictObject({
    label: text(60, "The words of the link."),
    to: ownPath("The page it leads to."),
  })
  .meta({ "x-type": "PageLink", description: "A link to a page of this site." })

/** The head of a section: kicker, heading, and a few more words. */
export const sectionHead = {
  kicker: text(60, "The small italic line above the heading."),
  heading: headline(90, "The section's heading."),
  lede: text(240, "A sentence or two under the heading.").optional(),
}

/** A picture of `data/pictures`. */
export const picture = reference("picture", "The slug of the picture, from data/pictures.")
