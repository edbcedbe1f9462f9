import type { Node, NodePluginArgs } from "gatsby"

/** A picture's file. */
type ImageFile = Node & { absolutePath: string }

/** The files of all pictures, found without going through the files of all entries. */
export const imageFiles = ({ getNodesByType, getNode }: Pick<NodePluginArgs, "getNodesByType" | "getNode">) =>
  getNodesByType("ImageSharp").map(({ parent }) => getNode(parent ?? "") as ImageFile)
