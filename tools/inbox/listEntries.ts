import type { Query, Value } from "../../src/server/database/Database"
import type { leadSettings } from "../../src/server/outbox/leadSettings"
import { entryColumns, entryOf, type OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { isDelivered, undelivered } from "../../src/server/outbox/undelivered"
import type { Filters, State } from "./filters"

/** How many entries a sheet of the list has. */
const SHEET_SIZE = 50

/** A text as a part of a text of JSON, for LIKE. */
const within = (text: string) =>
  `%${JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\%_]/g, "\\$&")}%`

/** The conditions of a list, and the values of their parameters. */
const conditionsOf = ({ state, form, since, page, words }: Omit<Filters, "sheet">, stuck: ReadonlySet<string>) => {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value)}`
  const ofState: Readonly<Record<State, () => string>> = {
    open: () => "e.suspect IS NULL AND e.done IS NULL",
    done: () => "e.suspect IS NULL AND e.done IS NOT NULL",
    suspect: () => "e.suspect IS NOT NULL",
    undelivered: () => (stuck.size > 0 ? `e.id IN (${[...stuck].map(put).join(", ")})` : "1 = 0"),
  }
  const like = (column: string, text: string) => `lower(${column}) LIKE ${put(within(text.toLowerCase()))} ESCAPE '\\'`
  const conditions = [
    ofState[state](),
    // A quotation mark that a visitor has typed has a backslash before it, so this can only be the name itself.
    ...(form ? [`e.submission LIKE ${put(`%"template_id":"${form}"%`)}`] : []),
    ...(since ? [`e.received >= ${put(since)}`] : []),
    ...(page ? [`e.context LIKE ${put(`%"page":"${within(page).slice(1, -1)}"%`)} ESCAPE '\\'`] : []),
    ...(words ? [`(${like("e.submission", words)} OR lower(e.reference) = ${put(words.trim().toLowerCase())})`] : []),
  ]
  return { conditions: conditions.join(" AND "), values }
}

/** A sheet of entries, newest first. */
export interface Listed {
  readonly entries: readonly OutboxEntry[]
  /** Why entries have not arrived, by their ids. */
  readonly reasons: ReadonlyMap<string, readonly string[]>
  /** How many there are of each state, whatever else is asked for. */
  readonly counts: Readonly<Record<State, number>>
  /** Whether there are further sheets. */
  readonly hasMore: boolean
}

/** The number of entries of each state. */
const countStates = async (query: Query, stuck: number) => {
  const [row] = await query<Record<"open" | "done" | "suspect", number | string | null>>(
    `SELECT SUM(CASE WHEN suspect IS NULL AND done IS NULL THEN 1 ELSE 0 END) AS open,
       SUM(CASE WHEN suspect IS NULL AND done IS NOT NULL THEN 1 ELSE 0 END) AS done,
       SUM(CASE WHEN suspect IS NOT NULL THEN 1 ELSE 0 END) AS suspect FROM entries`,
  )
  return {
    open: Number(row?.open ?? 0),
    done: Number(row?.done ?? 0),
    suspect: Number(row?.suspect ?? 0),
    undelivered: stuck,
  }
}

/**
 * The entries that a list asks for.
 * @param settings from `leadSettings`: by which ways they should arrive
 * @param size how many at most
 */
export const listEntries = async (
  query: Query,
  filters: Filters,
  settings: ReturnType<typeof leadSettings>,
  size = SHEET_SIZE,
): Promise<Listed> => {
  // Without a way of delivery that is true of every entry, and told once.
  const stuck = isDelivered(settings) ? await undelivered(query, settings) : []
  const reasons = new Map(
    stuck.flatMap(({ entry, reasons }) => (entry.suspect === undefined ? [[entry.id, reasons] as const] : [])),
  )
  const { conditions, values } = conditionsOf(filters, new Set(reasons.keys()))
  const rows = await query<Record<string, string | null>>(
    `SELECT ${entryColumns} FROM entries e WHERE ${conditions}
      ORDER BY e.number DESC LIMIT ${size + 1} OFFSET ${(filters.sheet - 1) * size}`,
    values,
  )
  return {
    entries: rows.slice(0, size).map(entryOf),
    reasons,
    counts: await countStates(query, reasons.size),
    hasMore: rows.length > size,
  }
}

/** An entry by its id. */
export const findEntry = async (query: Query, id: string) => {
  const [row] = await query<Record<string, string | null>>(`SELECT ${entryColumns} FROM entries e WHERE e.id = $1`, [
    id,
  ])
  return row && entryOf(row)
}

/** What became of an entry by a way of delivery. */
export interface Delivery {
  readonly step: string
  readonly tries: number
  readonly at: string | null
  readonly error: string | null
  readonly due: string | null
}

/** The deliveries of an entry. */
export const deliveriesOf = (query: Query, id: string) =>
  query<Delivery>("SELECT step, tries, at, error, due FROM deliveries WHERE entry = $1 ORDER BY step", [id])
