import type { EntryKey } from "../site/entryPaths"
import { isHidden } from "./isHidden"

interface WithServices extends EntryKey {
  services: readonly string[]
}

/**
 * The query variables of a service page: its slug, and the slugs of the samples and citation styles that name it. Hidden
 * samples are left out.
 */
export const entriesOfService = (
  { slug }: EntryKey,
  _services: readonly EntryKey[],
  entriesOf: (typeName: string) => readonly EntryKey[],
) => {
  const slugsFor = (typeName: string) =>
    (entriesOf(typeName) as readonly WithServices[])
      .filter((entry) => entry.services.includes(slug) && !isHidden(entry))
      .map((entry) => entry.slug)
  return { slug, samples: slugsFor("Sample"), citations: slugsFor("CitationStyle") }
}

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
