import type { Query } from "../database/Database"
import type { Count } from "./readCounts"

/** How many sources of visits a day can have: anyone can make up more. */
const MAX_SOURCES = 100

/** The source of visits whose own is one too many; no browser can send it. */
export const OTHER_SOURCES = "*"

/** The sources of a day that are counted already. */
const sourcesOn = async (query: Query, day: string) => {
  const rows = await query<{ detail: string }>(
    "SELECT DISTINCT detail FROM counts WHERE day = $1 AND event = 'Visit'",
    [day],
  )
  return new Set(rows.map(({ detail }) => detail))
}

/** Counts of which no day has more than so many sources of visits, together with those that are counted already. */
export const boundSources = async (query: Query, counts: readonly Count[]): Promise<Count[]> => {
  const known = new Map<string, Set<string>>()
  const days = counts.flatMap(({ day, event }) => (event === "Visit" ? [day] : []))
  for (const day of new Set(days)) known.set(day, await sourcesOn(query, day))
  return counts.map((count) => {
    const { day, event, detail = "" } = count
    const sources = event === "Visit" ? known.get(day) : undefined
    if (!sources || sources.has(detail)) return count
    if (sources.size >= MAX_SOURCES) return { ...count, detail: OTHER_SOURCES }
    sources.add(detail)
    return count
  })
}
