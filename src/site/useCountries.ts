import { graphql, useStaticQuery } from "gatsby"

/** All country pages in order, without hidden ones; the last field marks the generic page, which is for all other countries. */
export const useCountries = () =>
  useStaticQuery<Queries.CountriesQuery>(graphql`
    query Countries {
      allCountry(filter: { hidden: { ne: true } }, sort: [{ position: ASC }, { slug: ASC }]) {
        nodes {
          slug
          name
          language
          detected
        }
      }
    }
  `).allCountry.nodes
