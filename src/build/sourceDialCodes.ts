import type { SourceNodesArgs } from "gatsby"
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min"

/** Makes a `DialCode` node of every country that has one, from the metadata of libphonenumber. */
export const sourceDialCodes = ({ actions, createContentDigest, createNodeId }: SourceNodesArgs) => {
  const names = new Intl.DisplayNames("en", { type: "region" })
  for (const label of getCountries()) {
    const entry = { name: names.of(label) ?? label, code: `+${getCountryCallingCode(label)}`, label }
    actions.createNode({
      ...entry,
      id: createNodeId(`DialCode ${label}`),
      parent: null,
      children: [],
      internal: { type: "DialCode", contentDigest: createContentDigest(entry) },
    })
  }
}
