import type { Query } from "../database/Database"
import { type Count, sumCounts } from "./readCounts"

const keyOf = ({ day, path, event, detail = "" }: Count) => [day, path, event, detail] as const

/** Adds to the counts that there are. */
export const addCounts = async (query: Query, counts: readonly Count[]) => {
  // Always in the same order, so that two servers do not wait for each other.
  for (const count of sumCounts(counts).toSorted((a, b) => (keyOf(a).join() < keyOf(b).join() ? -1 : 1)))
    await query(
      `INSERT INTO counts (day, path, event, detail, count) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (day, path, event, detail) DO UPDATE SET count = counts.count + excluded.count`,
      [...keyOf(count), count.count],
    )
}
