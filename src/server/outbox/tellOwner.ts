import { randomUUID } from "node:crypto"
import { visible } from "../../content/visible"
import type { Database } from "../database/Database"
import type { Notice, OpenWay } from "./Channel"
import { errorLine } from "./errorLine"
import { entryColumns, entryOf, type OutboxEntry } from "./OutboxEntry"
import { roomWarning } from "./roomLeft"
import { senderOf } from "./senderOf"
import { wayOf } from "./ways"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How often a delivery has failed before the owner is told: some servers refuse everybody at first. */
const MIN_TRIES = 3

/** How many entries a message lists. */
const MAX_LISTED = 100

const MAX_NAME_LENGTH = 80

/** Tells by the first way that works. Rejects if none does. */
const tellByAny = async (ways: readonly OpenWay[], notice: Notice) => {
  const failures: string[] = []
  for (const way of ways)
    try {
      return await way.tell(notice)
    } catch (cause) {
      failures.push(errorLine(cause))
    }
  throw new Error(failures.join("; "))
}

/** An entry as one line: what a person needs to recognise it. */
const lineOf = (entry: OutboxEntry, why: string) => {
  const name = visible(senderOf(entry).name).replaceAll("\n", " ").slice(0, MAX_NAME_LENGTH)
  return `${entry.reference ?? entry.id}  ${entry.received}  ${visible(entry.template_id)}  ${name}  ${why}`
}

const noticeOf = (
  subject: string,
  lines: readonly string[],
  remedy: string,
  entries: readonly OutboxEntry[],
): Notice => {
  const more = lines.length > MAX_LISTED ? [`and ${lines.length - MAX_LISTED} more`] : []
  return {
    subject,
    text: [[...lines.slice(0, MAX_LISTED), ...more].join("\n"), remedy].join("\n\n"),
    entries: entries.map(({ id, reference }) => ({ id, reference })),
  }
}

const enquiries = (count: number) => (count === 1 ? "1 form" : `${count} forms`)

/**
 * Tells the owner, by the first way of delivery that works and at most once a day each, that the room for forms ends, what
 * robots seem to have sent, and what has failed several times to arrive.
 * @param ways those that are set up
 * @param now the present time
 * @returns a function to call now and then, which rejects if the owner could not be told
 */
export const ownerTeller = (database: Database, ways: readonly OpenWay[], now = Date.now) => {
  const { query } = database
  const server = randomUUID()
  const isoIn = (ms: number) => new Date(now() + ms).toISOString()
  /** When something was told, in case that cannot be put on record. */
  const toldAt = new Map<string, number>()

  /** Whether something was told today, by whichever server or command. */
  const isTold = async (what: string) => {
    const at = toldAt.get(what) ?? Number.NEGATIVE_INFINITY
    if (now() - at < DAY_MS && now() >= at) return true
    const today = await query("SELECT 1 FROM removals WHERE why = $1 AND at > $2 AND at <= $3 LIMIT 1", [
      what,
      isoIn(-DAY_MS),
      isoIn(0),
    ])
    return today.length > 0
  }
  const tellDaily = async (what: string, notice: Notice) => {
    // If no way works, the next try is an hour later.
    toldAt.set(what, now() - DAY_MS + HOUR_MS)
    await tellByAny(ways, notice)
    toldAt.set(what, now())
    await query("INSERT INTO removals (at, why, count) VALUES ($1, $2, 0)", [isoIn(0), what]).catch(() => undefined)
  }

  const tellSuspects = async () => {
    const today = await query(
      "SELECT 1 FROM deliveries WHERE step = 'quarantine' AND tries > 0 AND error IS NULL AND at > $1 AND at <= $2 LIMIT 1",
      [isoIn(-DAY_MS), isoIn(0)],
    )
    if (today.length > 0) return
    // One server tells, and another if it was killed.
    await query(
      "UPDATE deliveries SET server = $1, due = $2 WHERE step = 'quarantine' AND due IS NOT NULL AND (due <= $3 OR due > $2)",
      [server, isoIn(HOUR_MS), isoIn(0)],
    )
    const claimed = await query<Record<string, string | null>>(
      `SELECT ${entryColumns} FROM deliveries d JOIN entries e ON e.id = d.entry
       WHERE d.step = 'quarantine' AND d.server = $1 ORDER BY e.number`,
      [server],
    )
    if (claimed.length === 0) return
    const entries = claimed.map(entryOf)
    const notice = noticeOf(
      `${enquiries(entries.length)} in quarantine`,
      entries.map((entry) => lineOf(entry, `suspected: ${entry.suspect}`)),
      "Robots seem to have sent this, so it was not delivered. npm run outbox -- --quarantine shows it, --release REFERENCE delivers what a person has sent after all, and --erase REFERENCE deletes it. The rest is deleted after 30 days.",
      entries,
    )
    const failure = await tellByAny(ways, notice).then(() => null, errorLine)
    await query(
      "UPDATE deliveries SET tries = tries + 1, at = $1, error = $2, due = $3, server = NULL WHERE step = 'quarantine' AND server = $4",
      [isoIn(0), failure, failure === null ? null : isoIn(HOUR_MS), server],
    )
    if (failure !== null) throw new Error(failure)
  }

  const tellFailures = async () => {
    if (await isTold("told of failures")) return
    const rows = await query<{ step: string; error: string } & Record<string, string | null>>(
      `SELECT d.step, d.error, ${entryColumns} FROM deliveries d JOIN entries e ON e.id = d.entry
       WHERE d.error IS NOT NULL AND d.tries >= $1 AND e.done IS NULL AND e.suspect IS NULL ORDER BY e.number`,
      [MIN_TRIES],
    )
    const failed = rows
      .filter(({ step }) => wayOf(step))
      .map(({ step, error, ...row }) => ({ entry: entryOf(row), why: `${step}: ${error}` }))
    if (failed.length === 0) return
    const entries = failed.map(({ entry }) => entry)
    const count = new Set(entries.map(({ id }) => id)).size
    await tellDaily(
      "told of failures",
      noticeOf(
        `${enquiries(count)} not delivered`,
        failed.map(({ entry, why }) => lineOf(entry, why)),
        "The server tries again for a week, ever more rarely. npm run outbox -- --undelivered shows all of it, and npm run outbox -- --test tries each way of delivery.",
        entries,
      ),
    )
  }

  const tellRoom = async () => {
    const warning = await roomWarning(database)
    if (warning === undefined || (await isTold("told of room"))) return
    const [subject = ""] = warning.split(/[.:]/, 1)
    await tellDaily("told of room", { subject, text: warning, entries: [] })
  }

  return async () => {
    await tellRoom()
    await tellSuspects()
    await tellFailures()
  }
}
