import { z } from "zod"
import { date, headline, patterned, text } from "../fields"
import { pageLink, picture, seo, textSection } from "./shared"

/** The copy of a single page such as home, about, plans or contact. */
export const page = z
  .strictObject({
    slug: patterned(/^[a-z-]+$/, "lower-case letters only, with hyphens (-) between words").meta({
      description: "Name of the page; the file is called <slug>.json.",
    }),
    name: text(40, "Short name, used in breadcrumbs."),
    kicker: text(60, "The small italic line above the heading.").optional(),
    heading: headline(70, "The page's main heading."),
    countryFollows: z.boolean().optional().meta({
      description: "Home only: true if the visitor's country follows the main heading.",
    }),
    subheading: text(240, "The line under the main heading."),
    seo,
    updated: date("The day the text was last changed."),
    picture,
    action: pageLink.optional().meta({ description: "The button under the heading." }),
    sections: z.array(textSection).min(1).max(8).optional().meta({ description: "The page's own parts of text." }),
  })
  .refine(
    ({ slug, kicker, action, sections }) => slug !== "home" || !(kicker || action || sections),
    "must have no kicker, action or sections on home, which shows the greeting and the form instead",
  )
