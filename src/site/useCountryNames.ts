import { graphql, useStaticQuery } from "gatsby"

/**
 * The English names of countries, in the order given.
 * @param codes two-letter codes; one that the list of dial codes does not contain stays as it is
 */
export const useCountryNames = (codes: readonly string[]) => {
  const { allDialCode } = useStaticQuery<Queries.CountryNamesQuery>(graphql`
    query CountryNames {
      allDialCode {
        nodes {
          label
          name
        }
      }
    }
  `)
  const nameOf = new Map(allDialCode.nodes.map(({ label, name }) => [label, name]))
  return codes.map((code) => nameOf.get(code) ?? code)
}
