import { z } from "zod"
import { countryCode, date, headline, inlineMarkdown, slug, text } from "../fields"
import { marginNote, seo, textSection } from "./shared"

/** A country landing page, `/<slug>` (docs/specification.md, Country pages). */
export const country = z.strictObject({
  slug: slug("The page's address; the file is called <slug>.json."),
  name: text(40, "The country's name as the page's text uses it."),
  position: z.int().min(1).max(999).meta({ description: "Place in lists of countries, lowest first." }),
  detected: z
    .boolean()
    .meta({ description: "True on the generic page, which shows the visitor's own country once it is known." }),
  language: countryCode(/^en(?:-[A-Z]{2})?$/, "en, or a code such as en-GB", "").meta({
    description: "Language and region of the page for search engines; no two countries may have the same.",
    examples: ["en-GB"],
  }),
  heading: headline(70, "The main heading; the country's name is added after it."),
  subheading: text(90, "The line under the main heading."),
  seo,
  updated: date("The day the text was last changed."),
  restricted: z
    .strictObject({
      visitors: text(60, "The country's English name, as the look-up of the visitor's country returns it."),
      lead: text(
        30,
        "The first words of the line at the enquiry form, for visitors from there; must fit on one line on a phone.",
      ),
      note: inlineMarkdown(
        700,
        "Which law applies, what we therefore do not do, and what we can do; shown under the hero.",
      ),
    })
    .optional()
    .meta({
      description:
        "Only where the law restricts academic services: the page then shows this note under its hero, and the texts for such countries in the steps and service cards.",
    }),
  guideHeading: headline(70, "Heading above the facts about this country."),
  opening: text(600, "A first paragraph about studying there."),
  sections: z.array(textSection).min(4).max(9).meta({ description: "The facts about this country." }),
  notes: z.array(marginNote).min(1).max(4).meta({ description: "Remarks in the margin." }),
})
