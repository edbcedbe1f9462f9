import path from "node:path"
import type { GatsbyCache, Node } from "gatsby"
import { findNode, type QueryContext } from "./findNode"

const isFile = ({ internal }: Node) => internal.type === "File"

/**
 * Makes the resolver of a field that names a picture's file, relative to the folder of the data file. Gatsby's
 * `@fileByRelativePath` would search the files of all entries.
 */
export const resolveImage = (cache: GatsbyCache) => {
  const find = findNode("File", "absolutePath", cache)
  return (
    source: Record<string, string | undefined>,
    _args: unknown,
    context: QueryContext,
    { fieldName }: { fieldName: string },
  ) => {
    const place = source[fieldName]
    const dataFile = context.nodeModel.findRootNodeAncestor(source, isFile)
    if (place === undefined || !dataFile) return null
    return find(path.posix.join(String(dataFile.dir), place), context)
  }
}
