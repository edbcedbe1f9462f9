import type { GatsbyCache, NodePluginArgs } from "gatsby"
import { contentTypes, isFolder } from "../../content/contentTypes"
import type { EntryKey } from "../../site/entryPaths"
import { imageFiles } from "../imageFiles"

/** The cache key of the ids of a type's nodes; all processes of a build share the cache. */
const cacheKeyOf = (typeName: string) => `ids of ${typeName}`

/** Caches the node id of each entry, by its slug, and of each picture's file, by its absolute path. */
export const cacheNodeIds = (args: Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType">) => {
  const write = (typeName: string, ids: [key: string, id: string][]) => args.cache.set(cacheKeyOf(typeName), ids)
  const entriesOf = (typeName: string) => args.getNodesByType(typeName) as unknown as (EntryKey & { id: string })[]
  return Promise.all([
    ...contentTypes.filter(isFolder).map(({ typeName }) =>
      write(
        typeName,
        entriesOf(typeName).map(({ slug, id }) => [slug, id]),
      ),
    ),
    write(
      "File",
      imageFiles(args).map(({ absolutePath, id }) => [absolutePath, id]),
    ),
  ])
}

/** The ids of a type's nodes by key; empty if they are not cached yet. */
export const readNodeIds = async (typeName: string, cache: GatsbyCache) =>
  new Map<string, string>((await cache.get(cacheKeyOf(typeName))) ?? [])
