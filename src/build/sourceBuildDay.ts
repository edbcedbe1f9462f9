import type { SourceNodesArgs } from "gatsby"

/**
 * Makes the one `BuildDay` node: the day on which the site is built, as YYYY-MM-DD in UTC.
 * It is a node, so that a page that depends on it is rendered again on another day, and the same day is in its HTML and in
 * the browser.
 */
export const sourceBuildDay = ({ actions, createContentDigest, createNodeId }: SourceNodesArgs) => {
  const day = new Date().toISOString().slice(0, 10)
  actions.createNode({
    day,
    id: createNodeId("BuildDay"),
    parent: null,
    children: [],
    internal: { type: "BuildDay", contentDigest: createContentDigest(day) },
  })
}
