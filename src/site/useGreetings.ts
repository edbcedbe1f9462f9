import { graphql } from "gatsby"
import { useFrame } from "./useFrame"

/** What the frame of a page takes from data/greetings.json. */
export const greetingsFragment = graphql`
  fragment GreetingWords on Query {
    greetings {
      byCountry {
        country
        greeting
      }
      other
      unknown
      neutral
    }
  }
`

/** The greetings for visitors from each country, from data/greetings.json. */
export const useGreetings = () => {
  const { greetings } = useFrame()
  if (!greetings) throw new Error("data/greetings.json is not in the data layer")
  return greetings
}
