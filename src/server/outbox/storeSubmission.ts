import { randomUUID } from "node:crypto"
import { hasManyLinks } from "../../forms/lead/hasManyLinks"
import type { Database, Query } from "../database/Database"
import { consentOf } from "./consentOf"
import type { OutboxEntry } from "./OutboxEntry"
import type { Submission } from "./readSubmission"
import { digestOf, senderKeyOf } from "./senderKeyOf"
import type { SentAlong } from "./splitSubmission"
import { wayNames } from "./ways"

/**
 * Milliseconds within which the same submission counts as a repetition: visitors send it again if the answer was lost
 * to a slow network or a crash of the server (docs/specification.md, Mail).
 */
const REPEAT_WINDOW_MS = 600_000

/** By what an entry is found. All tries of a form have the same reference: with another one it was written once more. */
const keysOf = ({ lib_version, user_id, service_id, template_id, template_params }: Submission, reference = "") => {
  const submission = { lib_version, user_id, service_id, template_id, template_params }
  return {
    repeat: digestOf(submission, reference),
    sender: senderKeyOf(submission),
    submission: JSON.stringify(submission),
  }
}

/** Lets the server deliver an entry at once, by each way that is or will be set up, or tell the owner of a suspect one. */
export const queueEntry = async (query: Query, id: string, isSuspect = false) => {
  const steps = isSuspect ? ["quarantine"] : [...wayNames, "reply"]
  const rows = steps.map((_, at) => `($1, $${at + 2}, '')`).join(", ")
  await query(`INSERT INTO deliveries (entry, step, due) VALUES ${rows} ON CONFLICT DO NOTHING`, [id, ...steps])
}

/**
 * Why a robot may have sent a form. The site's own script, which gives a reference, has judged its links by how it was filled
 * in; what has none was hardly sent by it.
 */
const suspicionOf = ({ template_params: params }: Submission, { suspect, reference }: SentAlong) =>
  suspect ?? (reference === undefined && hasManyLinks(Object.values(params)) ? "links" : undefined)

/** Adds an entry, unless there is one with its id. */
export const insertEntry = async (query: Query, entry: OutboxEntry) => {
  const { id, received, reference = null, suspect = null, done = null, context, consent } = entry
  const { repeat, sender, submission } = keysOf(entry, entry.reference)
  await query(
    `INSERT INTO entries (id, received, reference, suspect, done, submission, context, consent, repeat_key, sender_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
    [
      ...[id, received, reference, suspect, done, submission],
      ...[context, consent].map((value) => (value ? JSON.stringify(value) : null)),
      ...[repeat, sender],
    ],
  )
  await queueEntry(query, id, suspect !== null)
}

/**
 * Adds one submission to the outbox, or to the quarantine if a robot may have sent it, unless the same was received
 * within the last minutes.
 * @param submission the form's own fields
 * @param along what was sent along with them; repetitions have the same reference, but may differ in the rest
 * @returns a promise that resolves once it is on disk
 */
export const storeSubmission = (
  database: Database,
  submission: Submission,
  along: SentAlong,
  received = new Date(),
): Promise<void> => {
  const consent = consentOf(submission)
  const keys = keysOf(submission, along.reference)
  const suspect = suspicionOf(submission, along)
  const near = [-REPEAT_WINDOW_MS, REPEAT_WINDOW_MS].map((ms) => new Date(received.getTime() + ms).toISOString())
  return database.transaction(async (query) => {
    const [repeated] = await query(
      `SELECT 1 FROM entries WHERE repeat_key = $1 AND received > $2 AND received < $3 AND suspect IS ${suspect ? "NOT NULL" : "NULL"}`,
      [keys.repeat, ...near],
    )
    if (!repeated)
      await insertEntry(query, {
        ...along,
        ...submission,
        id: randomUUID(),
        received: received.toISOString(),
        consent,
        suspect,
      })
  }, keys.repeat)
}
