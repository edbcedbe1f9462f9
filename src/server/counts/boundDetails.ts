import type { EventName } from "../../measure/events"
import type { Query } from "../database/Database"
import type { Count } from "./readCounts"

/** Events whose details anyone can make up: sources of visits, and addresses that no page has. */
const freeEvents: readonly string[] = ["Visit", "Page seen"] satisfies EventName[]

/** How many details of such an event a day can have. */
const MAX_DETAILS = 100

/** The detail of events whose own is one too many; no browser can send it. */
export const OTHER_DETAILS = "*"

/** The details of an event that are counted on a day already. */
const detailsOn = async (query: Query, day: string, event: string) => {
  const rows = await query<{ detail: string }>(
    "SELECT DISTINCT detail FROM counts WHERE day = $1 AND event = $2 AND detail <> '' AND detail <> $3",
    [day, event, OTHER_DETAILS],
  )
  return new Set(rows.map(({ detail }) => detail))
}

/**
 * Counts of which no day has more than so many details that anyone can make up, together with those that are counted
 * already; others count as one detail.
 */
export const boundDetails = async (query: Query, counts: readonly Count[]): Promise<Count[]> => {
  const known = new Map<string, Set<string>>()
  const keyOf = ({ day, event }: Count) => `${day} ${event}`
  const isFree = ({ event, detail }: Count) => detail !== undefined && freeEvents.includes(event)
  for (const count of counts.filter(isFree))
    if (!known.has(keyOf(count))) known.set(keyOf(count), await detailsOn(query, count.day, count.event))
  return counts.map((count) => {
    const { detail } = count
    const details = isFree(count) ? known.get(keyOf(count)) : undefined
    if (!details || !detail || details.has(detail)) return count
    if (details.size >= MAX_DETAILS) return { ...count, detail: OTHER_DETAILS }
    details.add(detail)
    return count
  })
}
