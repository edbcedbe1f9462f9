import { graphql, useStaticQuery } from "gatsby"
import { visitorCountry } from "./visitor/visitorCountry"

/**
 * Whether the law restricts our services: where the page is for, or where the visitor is, if that was looked up.
 * @param isPageRestricted whether the page is for such a country
 */
export const useIsRestricted = (isPageRestricted = false) => {
  const { nodes } = useStaticQuery<Queries.RestrictedCountriesQuery>(graphql`
    query RestrictedCountries {
      allCountry {
        nodes {
          restricted {
            visitors
          }
        }
      }
    }
  `).allCountry
  return isPageRestricted || nodes.some(({ restricted }) => restricted?.visitors === visitorCountry.read())
}
