import path from "node:path"
import type { Node } from "gatsby"
import { contentTypeOf } from "../content/contentTypes"
import { contentFolder } from "./contentFolder"

/**
 * Names the GraphQL type of a data file for gatsby-transformer-json.
 * @throws Error for a file that belongs to no content type
 */
export const typeNameOf = ({ node }: { node: Node }) => {
  const file = path.relative(path.resolve(contentFolder), String(node.absolutePath)).replaceAll("\\", "/")
  const type = contentTypeOf(file)
  if (!type) throw new Error(`data/${file} belongs to no content type`)
  return type.typeName
}
