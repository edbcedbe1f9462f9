import type { Database, Query } from "../database/Database"
import type { Channel } from "./Channel"

type Queue = NonNullable<Channel["queue"]>

/** Places for values in a statement, from a number on, as in `$2, $3`. */
const places = (values: readonly unknown[], from: number) => values.map((_, at) => `$${at + from}`).join(", ")

/** Once each recipient has a row of its own, an entry no longer waits for all: who is added later does not get it. */
export const leaveQueue = (query: Query, entry: string, { step, all }: Queue) =>
  query(
    `DELETE FROM deliveries WHERE entry = $1 AND step = $2 AND
       (SELECT COUNT(*) FROM deliveries own WHERE own.entry = $1 AND own.step IN (${places(all, 4)})) = CAST($3 AS INTEGER)`,
    [entry, step, all.length, ...all],
  )

/**
 * Lets entries wait for all recipients again that have not arrived at one who is no longer set, or that an earlier version
 * could not deliver to all at once.
 */
export const requeue = ({ transaction }: Database, { step, all }: Queue) =>
  transaction(async (query) => {
    const lost = `step LIKE $1 AND step NOT IN (${places(all, 2)}) AND (error IS NOT NULL OR due IS NOT NULL)`
    const values = [`${step} %`, ...all]
    const entries = await query<{ entry: string }>(`SELECT DISTINCT entry FROM deliveries WHERE ${lost}`, values)
    for (const { entry } of entries)
      await query("INSERT INTO deliveries (entry, step, due) VALUES ($1, $2, '') ON CONFLICT DO NOTHING", [entry, step])
    await query(`DELETE FROM deliveries WHERE ${lost}`, values)
    await query("UPDATE deliveries SET tries = 0, error = NULL, due = '' WHERE step = $1 AND error IS NOT NULL", [step])
  }, "requeue")
