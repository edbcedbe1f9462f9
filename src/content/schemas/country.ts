import { z } from "zod"
import { date, headline, slug, text, written } from "../fields"
import { marginNote, seo, textSection } from "./shared"

/** A country landing page, `/<slug>` (specification, section 2). */
export const country = z.strictObject({
  slug: slug("The page's address; the file is called <slug>.json."),
  name: text(40, "The country as the page names it in its copy."),
  position: z.int().min(1).max(999).meta({ description: "Place in lists of countries, lowest first." }),
  detected: z
    .boolean()
    .meta({ description: "True on the generic page, which shows the visitor's own country once it is known." }),
  language: written(/^en(?:-[A-Z]{2})?$/, "en, or en-GB and the like").meta({
    description: "Language and region of the page for search engines.",
    examples: ["en-GB"],
  }),
  heading: headline(70, "The main heading; the country's name is set after it."),
  subheading: text(90, "The line under the main heading."),
  seo,
  updated: date("The day the text was last changed."),
  guideHeading: headline(70, "Heading above this country's own facts."),
  opening: text(600, "A first paragraph about studying there."),
  sections: z.array(textSection).min(4).max(9).meta({ description: "The country's own facts." }),
  notes: z.array(marginNote).min(1).max(4).meta({ description: "Remarks in the margin." }),
})
