import type { EntryKey } from "./contentTypes"

interface Belonging extends EntryKey {
  services: readonly string[]
}

/** What the page of a service is looked up by: its slug, and the slugs of the samples that belong to it. */
export const samplesOfService = (
  { slug }: EntryKey,
  _services: readonly EntryKey[],
  entriesOf: (typeName: string) => readonly EntryKey[],
) => ({
  slug,
  samples: (entriesOf("Sample") as readonly Belonging[])
    .filter(({ services }) => services.includes(slug))
    .map((sample) => sample.slug),
})
