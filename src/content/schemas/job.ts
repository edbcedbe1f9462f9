import { z } from "zod"
import { countryCode, date, headline, patterned, text } from "../fields"
import { picture, seo } from "./shared"

const country = countryCode().meta({ examples: ["GB"] })

const lines = (description: string) => z.array(text(220, "One line.")).min(3).max(10).meta({ description })

/** A job opening, `/career/<slug>` (docs/specification.md, Careers). */
export const job = z
  .strictObject({
    slug: patterned(/^[A-Z]{2,6}$/, "two to six capital letters").meta({
      description: "The last part of the address; the file is called <slug>.json.",
      examples: ["ACW"],
    }),
    title: text(60, "The job's title."),
    position: z.int().min(1).max(999).meta({ description: "Place in the list of openings, lowest first." }),
    seo,
    picture,
    heading: headline(70, "The page's main heading."),
    remote: z.boolean().meta({ description: "True if all the work is done from home." }),
    place: text(60, "Where the work is done, as shown on the page."),
    country: country
      .meta({
        description:
          "Country of the place, as a two-letter code; needed unless the job is remote or has only one country.",
      })
      .optional(),
    countries: z
      .array(country)
      .min(1)
      .meta({ description: "Countries from which people may apply, as two-letter codes." }),
    employment: text(30, "Kind of employment, as shown on the page."),
    category: text(80, "The field of work, as shown on the page."),
    education: text(160, "The required degree."),
    experience: text(80, "The required experience."),
    pay: text(120, "The range of pay, which some laws require; if left out, none is shown.").optional(),
    summary: text(200, "One or two sentences for the list of openings."),
    description: text(900, "What the job is."),
    responsibilities: lines("What the person will do."),
    requirements: lines("What the person must have."),
    datePosted: date("The day the opening was published."),
    validThrough: date("The last day to apply."),
    updated: date("The day the text was last changed."),
    sample: z.boolean().meta({ description: "True while this is a made-up opening." }),
  })
  .refine(({ remote, country, countries }) => remote || country !== undefined || countries.length === 1, {
    path: ["country"],
    message: "is missing",
  })
  .refine(({ datePosted, validThrough }) => datePosted <= validThrough, {
    path: ["validThrough"],
    message: "is before the day on which the opening was published (datePosted)",
  })
