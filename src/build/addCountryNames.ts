import type { CreateResolversArgs } from "gatsby"

/** Adds the English names of a job's countries to the GraphQL schema, so that a page carries these only. */
export const addCountryNames = ({ createResolvers }: CreateResolversArgs) => {
  const names = new Intl.DisplayNames("en", { type: "region" })
  createResolvers({
    Job: {
      countryNames: {
        type: "[String!]!",
        resolve: ({ countries }: { countries: readonly string[] }) => countries.map((code) => names.of(code) ?? code),
      },
    },
  })
}
