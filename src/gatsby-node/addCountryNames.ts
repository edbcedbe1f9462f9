import type { CreateResolversArgs } from "gatsby"
import { regionName } from "./regionName"

/** Adds the English names of a job's countries to the GraphQL schema, so that a page carries only these. */
export const addCountryNames = ({ createResolvers }: CreateResolversArgs) => {
  createResolvers({
    Job: {
      countryNames: {
        type: "[String!]!",
        resolve: ({ countries }: { countries: readonly string[] }) => countries.map(regionName),
      },
    },
  })
}
