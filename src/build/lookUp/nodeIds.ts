import type { GatsbyCache, NodePluginArgs } from "gatsby"
import { contentTypes, type EntryKey, isFolder } from "../../content/contentTypes"
import { imageFiles } from "../imageFiles"

/** Where the ids of a type's nodes are in the cache, which all processes of a build share. */
const place = (typeName: string) => `ids of ${typeName}`

/** Writes down which node each entry is, by its slug, and which the file of each picture is, by its absolute path. */
export const cacheNodeIds = (args: Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType">) => {
  const write = (typeName: string, ids: [key: string, id: string][]) => args.cache.set(place(typeName), ids)
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

/** The ids of a type's nodes by their keys; none where they were not written down yet. */
export const readNodeIds = async (typeName: string, cache: GatsbyCache) =>
  new Map<string, string>((await cache.get(place(typeName))) ?? [])
