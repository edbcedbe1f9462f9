import type { EntryKey } from "./contentTypes"

interface Belonging extends EntryKey {
  services: readonly string[]
}

/** The query variables of a service's page: its slug, and the slugs of the samples and citation styles that name it. */
export const entriesOfService = (
  { slug }: EntryKey,
  _services: readonly EntryKey[],
  entriesOf: (typeName: string) => readonly EntryKey[],
) => {
  const naming = (typeName: string) =>
    (entriesOf(typeName) as readonly Belonging[])
      .filter(({ services }) => services.includes(slug))
      .map((entry) => entry.slug)
  return { slug, samples: naming("Sample"), citations: naming("CitationStyle") }
}
