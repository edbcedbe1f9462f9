import type { SourceNodesArgs } from "gatsby"
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min"
import { regionName } from "./regionName"

/** Makes a `DialCode` node of every country that has one, from the metadata of libphonenumber. */
const sourceDialCodes = ({ actions, createContentDigest, createNodeId }: SourceNodesArgs) => {
  for (const country of getCountries()) {
    const entry = { name: regionName(country), code: `+${getCountryCallingCode(country)}` }
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
 * Makes the one `BuildDay` node: the day on which the site is built, as YYYY-MM-DD in UTC.
 * It is a node, so that a page that depends on it is rendered again on another day, and the same day is in its HTML and in
 * the browser.
 */
const sourceBuildDay = ({ actions, createContentDigest, createNodeId }: SourceNodesArgs) => {
  const day = new Date().toISOString().slice(0, 10)
  actions.createNode({
    day,
    id: createNodeId("BuildDay"),
    parent: null,
    children: [],
    internal: { type: "BuildDay", contentDigest: createContentDigest(day) },
  })
}

/** Makes the nodes that no data file holds. */
export const sourceOwnNodes = (args: SourceNodesArgs) => {
  sourceDialCodes(args)
  sourceBuildDay(args)
}
