import { graphql, useStaticQuery } from "gatsby"

/** The greetings for visitors from each country, from data/greetings.json. */
export const useGreetings = () => {
  const { greetings } = useStaticQuery<Queries.GreetingsQuery>(graphql`
    query Greetings {
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
  `)
  return greetings
}
