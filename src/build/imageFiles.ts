import type { Node, NodePluginArgs } from "gatsby"

/** A picture's file. */
type ImageFile = Node & { absolutePath: string }

/** The files of all pictures. Only they are read: the other files are as many as there are entries. */
export const imageFiles = ({ getNodesByType, getNode }: Pick<NodePluginArgs, "getNodesByType" | "getNode">) =>
  getNodesByType("ImageSharp").map(({ parent }) => getNode(parent ?? "") as ImageFile)
