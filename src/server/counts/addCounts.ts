import type { Query } from "../database/Database"
import type { Count } from "./readCounts"

/** Adds to the counts that there are. */
export const addCounts = async (query: Query, counts: readonly Count[]) => {
  const sums = new Map<string, number>()
  for (const { day, path, event, detail = "", count } of counts) {
    const key = JSON.stringify([day, path, event, detail])
    sums.set(key, (sums.get(key) ?? 0) + count)
  }
  // Always in the same order, so that two servers do not wait for each other.
  for (const [key, count] of [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await query(
      `INSERT INTO counts (day, path, event, detail, count) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (day, path, event, detail) DO UPDATE SET count = counts.count + excluded.count`,
      [...JSON.parse(key), count],
    )
}
