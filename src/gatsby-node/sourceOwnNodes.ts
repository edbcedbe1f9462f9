import type { SourceNodesArgs } from "gatsby"
import { buildDay } from "./buildDay"
import { dialCodes } from "./dialCodes"

/** Creates a `DialCode` node for every country that has one. */
const sourceDialCodes = ({ actions, createContentDigest, createNodeId }: SourceNodesArgs) => {
  for (const [country, entry] of dialCodes) {
    actions.createNode({
      ...entry,
      id: createNodeId(`DialCode ${country}`),
      parent: null,
      children: [],
      internal: { type: "DialCode", contentDigest: createContentDigest(entry) },
    })
  }
}

/**
 * Creates the `BuildDay` node: the day of the build. As a node it makes pages that depend on it
 * render again on another day, and gives their HTML and the browser the same day.
 */
const sourceBuildDay = ({ actions, createContentDigest, createNodeId }: SourceNodesArgs) => {
  const day = buildDay()
  actions.createNode({
    day,
    id: createNodeId("BuildDay"),
    parent: null,
    children: [],
    internal: { type: "BuildDay", contentDigest: createContentDigest(day) },
  })
}

/** Creates the nodes that come from no data file. */
export const sourceOwnNodes = (args: SourceNodesArgs) => {
  sourceDialCodes(args)
  sourceBuildDay(args)
}
