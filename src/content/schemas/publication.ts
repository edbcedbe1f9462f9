import { z } from "zod"
import { date } from "../fields"

const draft = z
  .boolean()
  .meta({ description: "True while the entry should not be published; only the live preview shows it." })
  .optional()

const publishOn = date(
  "The day from which the page is published, in UTC; until then only the live preview shows it. Needs a build every day.",
).optional()

const hidden = z
  .boolean()
  .meta({
    description:
      "True for a page that people find only by its address, such as that of a campaign: it is published, but in no menu, list, feed or search, and search engines are told to leave it out.",
  })
  .optional()

const extended = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, switches: z.ZodRawShape) =>
  (schema as z.ZodObject).safeExtend(switches) as z.ZodObject as z.ZodObject<Shape>

/** The schema of entries that can be drafts. */
export const withDraft = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) => extended(schema, { draft })

/** The schema of entries with pages, which can be drafts, wait for a day, or be hidden. */
export const withPublication = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  extended(schema, { draft, publishOn, hidden })
