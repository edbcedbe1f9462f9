import type { GatsbyCache, NodePluginArgs } from "gatsby"
import { contentTypes, type EntryKey, isFolder } from "../../content/contentTypes"

/** Where the ids of a kind's entries stand in the cache, which all processes of a build share. */
const place = (typeName: string) => `ids of ${typeName}`

/** Writes down which node each entry is, by its slug. */
export const rememberIds = ({ cache, getNodesByType }: Pick<NodePluginArgs, "cache" | "getNodesByType">) =>
  Promise.all(
    contentTypes.filter(isFolder).map(({ typeName }) => {
      const entries = getNodesByType(typeName) as unknown as (EntryKey & { id: string })[]
      return cache.set(
        place(typeName),
        entries.map(({ slug, id }) => [slug, id]),
      )
    }),
  )

/** The ids of a kind's entries by their slugs; none where they were not written down yet. */
export const recallIds = async (typeName: string, cache: GatsbyCache) =>
  new Map<string, string>((await cache.get(place(typeName))) ?? [])
