import { graphql, useStaticQuery } from "gatsby"

/** All country pages in their order; the last field marks the generic one, which is for all other countries. */
export const useCountries = () =>
  useStaticQuery<Queries.CountriesQuery>(graphql`
    query Countries {
      allCountry(sort: [{ position: ASC }, { slug: ASC }]) {
        nodes {
          slug
          name
          language
          detected
        }
      }
    }
  `).allCountry.nodes
