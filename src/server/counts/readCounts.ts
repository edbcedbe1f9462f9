import { z } from "zod"
import { readObject } from "../outbox/readSubmission"

const count = z.object({
  /** In UTC, as in 2026-11-27. */
  day: z.iso.date(),
  /** The page's path. */
  path: z.string().startsWith("/"),
  /** A name in the table of events (`src/measure/events.ts`), or in that of an earlier version. */
  event: z.string(),
  /** The event's detail, such as the form's name; left out if it has none. */
  detail: z.string().optional(),
  count: z.int().positive(),
})

/** How often an event happened on a page on a day. */
export type Count = z.output<typeof count>

/** The counts in a file that has one on each line; lines that are none, such as those cut off by a crash, are left out. */
export const readCounts = (text: string): Count[] =>
  text.split("\n").flatMap((line) => count.safeParse(readObject(line)).data ?? [])
