import { graphql, useStaticQuery } from "gatsby"

/** All country pages in their order; the last field tells the generic one, which stands for every other country. */
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
