import type { Query } from "../../src/server/database/Database"
import type { leadSettings } from "../../src/server/outbox/leadSettings"
import {
  eachEntry,
  entryColumns,
  entryOf,
  finished,
  type OutboxEntry,
  open,
  quarantined,
} from "../../src/server/outbox/OutboxEntry"
import { ownersClock } from "../../src/server/outbox/ownersClock"
import { type Condition, isDelivered, reasonsFor, whichAreStuck } from "../../src/server/outbox/undelivered"
import { normalizeText } from "../../src/site/normalizeText"
import type { Filters, State } from "./filters"
import { moment } from "./words"

type Settings = ReturnType<typeof leadSettings>

/** How many entries a sheet of the list has. */
const SHEET_SIZE = 50

/** Which entries are in a state, with the values of the condition's parameters. */
const conditionOf = (state: State, settings: Settings): Condition => {
  if (state !== "undelivered") return { which: { open, done: finished, suspect: quarantined }[state], values: [] }
  // Without a way of delivery that is true of every entry, and told once.
  return isDelivered(settings) ? whichAreStuck(settings) : { which: "1 = 0", values: [] }
}

/** Everything of an entry in which words are looked for. */
const textOf = ({ reference = "", template_params: params, context = {} }: OutboxEntry) =>
  normalizeText([reference, ...Object.values(params), ...Object.values(context)].join("\n"))

/** Whether an entry is what a list asks for, besides its state. */
const matcher = ({ form, since = "", until = "9999", page, words = "" }: Filters) => {
  const clock = since || until !== "9999" ? ownersClock() : undefined
  const wanted = normalizeText(words).split(" ").filter(Boolean)
  return (entry: OutboxEntry) => {
    if (form && entry.template_id !== form) return false
    if (page && !normalizeText(String(entry.context?.page ?? "")).includes(normalizeText(page))) return false
    const day = clock?.day(entry.received) ?? since
    if (day < since || day > until) return false
    const text = wanted.length > 0 ? textOf(entry) : ""
    return wanted.every((word) => text.includes(word))
  }
}

/** Goes through all entries that a list asks for, newest first. */
export async function* matchingEntries(query: Query, filters: Filters, settings: Settings) {
  const { which, values } = conditionOf(filters.state, settings)
  const isAsked = matcher(filters)
  for await (const entry of eachEntry(query, which, values, "newest first")) if (isAsked(entry)) yield entry
}

/** A sheet of entries, newest first. */
export interface Listed {
  readonly entries: readonly { readonly entry: OutboxEntry; readonly reasons: readonly string[] }[]
  /** How many there are of each state, whatever else is asked for. */
  readonly counts: Readonly<Record<State, number>>
  /** Whether there are further sheets. */
  readonly hasMore: boolean
}

const countOf = async (query: Query, state: State, settings: Settings) => {
  const { which, values } = conditionOf(state, settings)
  const [row] = await query<{ count: number | string }>(
    `SELECT COUNT(*) AS count FROM entries e WHERE ${which}`,
    values,
  )
  return Number(row?.count ?? 0)
}

/**
 * The sheet of entries that a list asks for.
 * @param settings from `leadSettings`: by which ways they should arrive
 */
export const listEntries = async (query: Query, filters: Filters, settings: Settings): Promise<Listed> => {
  const before = (filters.sheet - 1) * SHEET_SIZE
  const entries: Listed["entries"][number][] = []
  let at = 0
  for await (const entry of matchingEntries(query, filters, settings)) {
    at += 1
    if (at > before + SHEET_SIZE) break
    if (at <= before) continue
    const isWaiting = entry.suspect === undefined && entry.done === undefined && isDelivered(settings)
    entries.push({ entry, reasons: isWaiting ? await reasonsFor(query, settings, entry, Date.now(), moment) : [] })
  }
  const count = (state: State) => countOf(query, state, settings)
  return {
    entries,
    counts: {
      open: await count("open"),
      done: await count("done"),
      undelivered: await count("undelivered"),
      suspect: await count("suspect"),
    },
    hasMore: at > before + SHEET_SIZE,
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
