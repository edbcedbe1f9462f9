import { z } from "zod"

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

const keyOf = ({ day, path, event, detail }: Omit<Count, "count">) => JSON.stringify([day, path, event, detail])

/** Adds up the counts of the same day, page, event and detail. */
export const sumCounts = (counts: readonly Count[]): Count[] => {
  const sums = new Map<string, Count>()
  for (const one of counts) {
    const key = keyOf(one)
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

const readCount = (line: string) => {
  try {
    return count.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/**
 * Reads a file of counts, which has a count on each line.
 * @returns one count for each day, page, event and detail; lines that are none, such as those cut off by a crash,
 * separately with their numbers, from 1
 */
export const readCounts = (text: string) => {
  const counts: Count[] = []
  const cut: { readonly line: number; readonly text: string }[] = []
  for (const [index, line] of text.split("\n").entries()) {
    const read = readCount(line)
    if (read) counts.push(read)
    else if (line) cut.push({ line: index + 1, text: line })
  }
  return { counts: sumCounts(counts), cut }
}
