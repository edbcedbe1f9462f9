import { graphql, useStaticQuery } from "gatsby"
import { keepLate } from "../late/lateResults"

/** Every country's dial code, sorted by the country's name. */
export const useDialCodes = () =>
  keepLate(
    useStaticQuery<Queries.DialCodeListQuery>(graphql`
      query DialCodeList {
        allDialCode(sort: { name: ASC }) {
          nodes {
            name
            code
            label
          }
        }
      }
    `),
  ).allDialCode.nodes
