import type { Query } from "../database/Database"
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

/** The entries of the outbox, or those in quarantine, oldest first. */
export const readEntries = async (query: Query, isQuarantined = false) => {
  const which = isQuarantined ? "IS NOT NULL" : "IS NULL"
  const rows = await query<Record<string, string | null>>(
    `SELECT ${entryColumns} FROM entries e WHERE e.suspect ${which} ORDER BY e.number`,
  )
  return rows.map(entryOf)
}
