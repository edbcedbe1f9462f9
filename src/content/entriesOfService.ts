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
