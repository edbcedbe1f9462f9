import type { EntryKey } from "../site/entryPaths"

interface WithServices extends EntryKey {
  services: readonly string[]
}

/** The query variables of a service page: its slug, and the slugs of the samples and citation styles that name it. */
export const entriesOfService = (
  { slug }: EntryKey,
  _services: readonly EntryKey[],
  entriesOf: (typeName: string) => readonly EntryKey[],
) => {
  const slugsFor = (typeName: string) =>
    (entriesOf(typeName) as readonly WithServices[])
      .filter(({ services }) => services.includes(slug))
      .map((entry) => entry.slug)
  return { slug, samples: slugsFor("Sample"), citations: slugsFor("CitationStyle") }
}

/** How many further entries a page links to. */
const RELATED_COUNT = 3

/** A number that no entry has; a query with `undefined` would return the first entry. */
const none = -1

/**
 * The numbers of the entries before and after an entry, and of the next few, wrapping around at the end. The next few
 * contain the entries before and after only if there are not enough others.
 * @param entry the entry
 * @param entries all entries in the order of their numbers
 */
export const neighbourhoodOf = ({ slug, number }: EntryKey, entries: readonly EntryKey[]) => {
  const index = entries.findIndex((other) => other.slug === slug)
  const others = [...entries.slice(index + 1), ...entries.slice(0, index)].map((other) => other.number)
  const previous = others.at(-1) ?? none
  const next = others[0] ?? none
  const farther = others.filter((other) => other !== previous && other !== next)
  const nearer = others.filter((other) => other === previous || other === next)
  return { number, previous, next, related: [...farther, ...nearer].slice(0, RELATED_COUNT) }
}
