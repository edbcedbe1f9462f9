import { OTHER_DETAILS } from "../../src/server/counts/boundDetails"
import type { Query } from "../../src/server/database/Database"
import { kept, type OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { sourceName } from "../../src/site/sourceName"

/** What a source has brought to a page that was the first of its visits. */
export interface FirstPage {
  readonly path: string
  readonly visits: number
  readonly enquiries: number
}

/** Where visits and enquiries came from. */
export interface Source {
  /** The campaign with its source and medium, or the other site. */
  readonly name: string
  readonly visits: number
  readonly enquiries: number
  readonly done: number
  /** The pages that these visits saw first, those that brought most before others. */
  readonly firstPages: readonly FirstPage[]
}

/** What sources without a name are called. */
const named = new Map([
  ["", "Direct, or not known"],
  [OTHER_DETAILS, "Others of busy days"],
])

/** Something that was sent: where it came from, and whether it is dealt with. */
export interface Sent {
  readonly context: NonNullable<OutboxEntry["context"]>
  readonly isDone: boolean
}

/** How often a page was the first of a visit from a source. */
export interface Visits {
  readonly source: string
  readonly path: string
  readonly visits: number
}

/** The visits that the site's own server has counted since a day. */
export const countedVisits = async (query: Query, since: string): Promise<Visits[]> => {
  const rows = await query<{ source: string; path: string; visits: number | string }>(
    `SELECT detail AS source, path, SUM(count) AS visits FROM counts
     WHERE event = 'Visit' AND day >= $1 GROUP BY detail, path`,
    [since],
  )
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }))
}

/** What was sent since a day, with where it came from. */
export const sentSince = async (query: Query, since: string) => {
  const rows = await query<{ context: string | null; done: string | null }>(
    `SELECT e.context, e.done FROM entries e WHERE ${kept} AND e.received >= $1`,
    [since],
  )
  return rows.map(({ context, done }): Sent => ({ context: context ? JSON.parse(context) : {}, isDone: done !== null }))
}

/** What happened once, or some visits. */
interface Part extends FirstPage {
  readonly source: string
  readonly done: number
}

const partsIn = (visits: readonly Visits[], sent: readonly Sent[]): Part[] => [
  ...visits.map((counted) => ({ ...counted, enquiries: 0, done: 0 })),
  ...sent.map(({ context, isDone }) => ({
    source: sourceName(context),
    path: context.arrived_on ?? context.page ?? "",
    visits: 0,
    enquiries: 1,
    done: isDone ? 1 : 0,
  })),
]

const groupsOf = (parts: readonly Part[], name: "source" | "path") => {
  const groups = new Map<string, Part[]>()
  for (const part of parts) {
    const group = groups.get(part[name])
    if (group) group.push(part)
    else groups.set(part[name], [part])
  }
  return [...groups]
}

const sum = (parts: readonly Part[], of: "visits" | "enquiries" | "done") =>
  parts.reduce((total, part) => total + part[of], 0)

/** Those with most enquiries first, then those with most visits. */
const byWorth = (one: Omit<FirstPage, "path">, other: Omit<FirstPage, "path">) =>
  other.enquiries - one.enquiries || other.visits - one.visits

/** The sources of visits and enquiries, best first. */
export const sourcesOf = (visits: readonly Visits[], sent: readonly Sent[]): Source[] =>
  groupsOf(partsIn(visits, sent), "source")
    .map(([source, own]) => ({
      name: named.get(source) ?? source,
      visits: sum(own, "visits"),
      enquiries: sum(own, "enquiries"),
      done: sum(own, "done"),
      firstPages: groupsOf(own, "path")
        .filter(([path]) => path !== "")
        .map(([path, those]) => ({ path, visits: sum(those, "visits"), enquiries: sum(those, "enquiries") }))
        .sort(byWorth),
    }))
    .sort(byWorth)
