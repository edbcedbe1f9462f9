import type { NodePluginArgs } from "gatsby"
import type { EntryKey } from "../site/entryPaths"

/** The part of Gatsby's API that reads entries. */
export type EntryReader = Pick<NodePluginArgs, "getNodesByType">

/** Posts are sorted by number, all others by slug. */
const byKey = (one: EntryKey, other: EntryKey) =>
  one.number !== undefined && other.number !== undefined ? one.number - other.number : one.slug < other.slug ? -1 : 1

/**
 * The entries of a type as in their files, in an order that does not depend on which file was read first. Code that
 * needs all entries uses this instead of a query, which resolves every field separately: a second per thousand pages.
 * @param typeName the name of the GraphQL type
 */
export const entriesOf = <Entry extends EntryKey>(typeName: string, { getNodesByType }: EntryReader) =>
  (getNodesByType(typeName) as unknown as Entry[]).toSorted(byKey)

/**
 * The only node of a type, such as the content of a single file.
 * @throws Error if there is none
 */
export const onlyNodeOf = <Content>(typeName: string, { getNodesByType }: EntryReader) => {
  const [node] = getNodesByType(typeName) as unknown as Content[]
  if (!node) throw new Error(`There is no node of the type ${typeName}`)
  return node
}
