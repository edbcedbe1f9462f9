import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"

/** Where enquiries came from. */
export interface Source {
  /** The campaign with its source and medium, or the other site. */
  readonly name: string
  readonly enquiries: number
  readonly done: number
  /** The pages that these visits saw first, with how many enquiries each brought, most first. */
  readonly firstPages: readonly (readonly [path: string, count: number])[]
}

/** What visits that came from nowhere known are called. */
const unknownSource = "Direct, or not known"

const nameOf = ({ context = {} }: OutboxEntry) => {
  const { utm_campaign: campaign, utm_source: source, utm_medium: medium, arrived_from: site } = context
  const from = [source, medium].filter(Boolean).join(", ")
  if (campaign) return from ? `${campaign} (${from})` : String(campaign)
  return from || (site ? String(site) : unknownSource)
}

/** The entries with the same text, by that text. */
const groupsOf = (entries: readonly OutboxEntry[], textOf: (entry: OutboxEntry) => string) => {
  const groups = new Map<string, OutboxEntry[]>()
  for (const entry of entries) groups.set(textOf(entry), [...(groups.get(textOf(entry)) ?? []), entry])
  return groups
}

/** The sources of entries, with most enquiries first. */
export const sourcesOf = (entries: readonly OutboxEntry[]): Source[] =>
  [...groupsOf(entries, nameOf)]
    .map(([name, own]) => ({
      name,
      enquiries: own.length,
      done: own.filter(({ done }) => done !== undefined).length,
      firstPages: [...groupsOf(own, ({ context = {} }) => String(context.arrived_on ?? context.page ?? ""))]
        .filter(([path]) => path !== "")
        .map(([path, those]) => [path, those.length] as const)
        .sort(([, one], [, other]) => other - one),
    }))
    .sort((one, other) => other.enquiries - one.enquiries)
