import { graphql } from "gatsby"
import { useFrame } from "./useFrame"

/** What the frame of a page takes from data/countries. */
export const countriesFragment = graphql`
  fragment CountryList on Query {
    allCountry(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        slug
        name
        language
        detected
      }
    }
  }
`

/** All country pages in their order; the last field tells the generic one, which stands for every other country. */
export const useCountries = () => useFrame().allCountry.nodes
