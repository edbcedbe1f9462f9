import { z } from "zod"
import { choice, date, headline, slug, text } from "../fields"
import { seo, textSection } from "./shared"

/** A page of rules: privacy, terms, refund, academic integrity (docs/specification.md, Policies). */
export const policy = z.strictObject({
  slug: slug("The page's address; the file is called <slug>.json."),
  name: text(48, "Short name, used in breadcrumbs."),
  heading: headline(70, "The page's main heading."),
  lede: text(400, "A sentence or two under the heading."),
  seo,
  layout: choice(["accordion", "text"], "How the parts are shown: one open at a time, or one after the other."),
  updated: date("The day the rules were last changed."),
  inShort: z
    .strictObject({
      heading: text(40, "Its heading."),
      items: z.array(text(120, "One sentence of what the parts say.")).min(2).max(6),
    })
    .optional()
    .meta({ description: "What the rules come to, beside parts that open one at a time, above the contact." }),
  sections: z.array(textSection).min(3).max(20).meta({ description: "The parts of the policy." }),
})
