import type { Query, Value } from "../database/Database"
import type { Consent } from "./consentOf"
import type { Submission } from "./readSubmission"
import type { SentAlong } from "./splitSubmission"

/** An entry of the outbox: the form's own fields, and what the endpoint knows of them. */
export interface OutboxEntry extends Submission, Omit<SentAlong, "suspect"> {
  /** Identifies it in deliveries, so that repeated ones can be recognised. */
  readonly id: string
  /** When it was received, in ISO 8601. */
  readonly received: string
  /** What the visitor agreed to. */
  readonly consent?: Consent | undefined
  /** Why it is in quarantine. */
  readonly suspect?: string | undefined
  /** When it was dealt with. */
  readonly done?: string | undefined
}

/** The columns of an entry that are texts of JSON. */
const jsonColumns = ["context", "consent"] as const

/** A row of the table `entries`, as an entry: what is not known is left out. */
export const entryOf = ({ submission, ...row }: Readonly<Record<string, string | null>>): OutboxEntry => {
  const { id, received, reference, suspect, done } = row
  const known = Object.entries({ id, received, reference, suspect, done }).filter(([, value]) => value !== null)
  const parsed = jsonColumns.flatMap((name) => (row[name] ? [[name, JSON.parse(row[name])]] : []))
  return { ...Object.fromEntries([...known, ...parsed]), ...JSON.parse(submission ?? "") }
}

/** The columns that `entryOf` needs. */
export const entryColumns = "e.id, e.received, e.reference, e.suspect, e.done, e.submission, e.context, e.consent"

/** How many entries are read at once: few enough to keep no other request waiting. */
const BATCH_SIZE = 100

/**
 * Goes through entries, of which only a few are in memory at a time.
 * @param which a condition on the table `e`
 * @param values take the places of $1, $2 and so on in it
 */
export async function* eachEntry(
  query: Query,
  which: string,
  values: readonly Value[] = [],
  order: "oldest first" | "newest first" = "oldest first",
): AsyncGenerator<OutboxEntry> {
  const [after, direction] = order === "oldest first" ? [">", "ASC"] : ["<", "DESC"]
  const read = (last?: Value) =>
    query<Record<string, string | null>>(
      `SELECT e.number, ${entryColumns} FROM entries e
       WHERE ${which} ${last === undefined ? "" : `AND e.number ${after} $${values.length + 1}`}
       ORDER BY e.number ${direction} LIMIT ${BATCH_SIZE}`,
      last === undefined ? values : [...values, last],
    )
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1)?.number)) yield* rows.map(entryOf)
}

/** What belongs to the outbox, what of it is open or done, and what is in quarantine, as conditions on the table `e`. */
export const kept = "e.suspect IS NULL"
export const open = `${kept} AND e.done IS NULL`
export const finished = `${kept} AND e.done IS NOT NULL`
export const quarantined = "e.suspect IS NOT NULL"
