import { graphql, useStaticQuery } from "gatsby"

/** Every country's dial code, sorted by the country's name. */
export const useDialCodes = () =>
  useStaticQuery<Queries.DialCodeListQuery>(graphql`
      query DialCodeList {
        allDialCode(sort: { name: ASC }) {
          nodes {
            name
            ...DialCodeRules
          }
        }
      }
    `).allDialCode.nodes
