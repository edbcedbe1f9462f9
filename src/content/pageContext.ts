import type { EntryKey } from "../site/entryPaths"
import { isHidden } from "./isHidden"
import { nextServices } from "./nextServices"

interface WithServices extends EntryKey {
  services: readonly string[]
}

/** The next services of each, by all services: found once for all their pages. */
const knownNext = new WeakMap<readonly EntryKey[], ReturnType<typeof nextServices>>()

const nextOf = (slug: string, services: readonly EntryKey[]) => {
  const next = knownNext.get(services) ?? nextServices(services as readonly (EntryKey & { group: string })[])
  knownNext.set(services, next)
  return next.get(slug)
}

/** The slugs of the tools that build references. */
const builders = (tools: readonly EntryKey[]) =>
  tools.filter((tool) => "builder" in tool && tool.builder && !isHidden(tool)).map(({ slug }) => slug)

/**
 * The query variables of a service page: its slug, the slugs of the samples and citation styles that name it, of the tool that
 * builds references in these styles, and on a large site those of the next services of its group. Hidden entries are left out.
 * @param services all services
 */
export const entriesOfService = (
  { slug }: EntryKey,
  services: readonly EntryKey[],
  entriesOf: (typeName: string) => readonly EntryKey[],
) => {
  const slugsFor = (typeName: string) =>
    (entriesOf(typeName) as readonly WithServices[])
      .filter((entry) => entry.services.includes(slug) && !isHidden(entry))
      .map((entry) => entry.slug)
  const next = nextOf(slug, services)
  const citations = slugsFor("CitationStyle")
  const tools = citations.length > 0 ? builders(entriesOf("Tool")) : []
  return { slug, samples: slugsFor("Sample"), citations, tools, ...(next && { next }) }
}

/** The query variables of a tool's page: its slug, and for a tool that builds references the slugs of all citation styles. */
export const stylesOfTool = (
  tool: EntryKey,
  _: readonly EntryKey[],
  entriesOf: (typeName: string) => readonly EntryKey[],
) => ({
  slug: tool.slug,
  styles: "builder" in tool && tool.builder ? entriesOf("CitationStyle").map(({ slug }) => slug) : [],
})

/** How many further entries a page links to. */
const RELATED_COUNT = 3

/** A number that no entry has; a query with `undefined` would return the first entry. */
const none = -1

interface Dated extends EntryKey {
  date: string
}

const byDate = (one: Dated, other: Dated) =>
  one.date.localeCompare(other.date) || (one.number ?? none) - (other.number ?? none)

/**
 * The numbers of the posts published before and after a post, and of the next few, wrapping around at the end. The next
 * few contain the ones before and after only if there are not enough others. Hidden posts are passed over.
 * @param posts all posts
 */
export const neighbourhoodOf = ({ slug, number }: EntryKey, posts: readonly EntryKey[]) => {
  const shown = (posts as readonly Dated[]).filter((post) => post.slug === slug || !isHidden(post))
  const ordered = shown.toSorted(byDate)
  const index = ordered.findIndex((other) => other.slug === slug)
  const numberAt = (place: number) => ordered[place]?.number ?? none
  const [previous, next] = [numberAt(index - 1), numberAt(index + 1)]
  const others = [...ordered.slice(index + 1), ...ordered.slice(0, index)].map((other) => other.number)
  const farther = others.filter((other) => other !== previous && other !== next)
  const nearer = others.filter((other) => other === previous || other === next)
  return { number, previous, next, related: [...farther, ...nearer].slice(0, RELATED_COUNT) }
}
