/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby"
import { addCountryNames } from "../../src/gatsby-node/addCountryNames"

type Resolve = (job: { countries: readonly string[] }) => string[]

test("a job's countries get English names; unknown codes stay", () => {
  let namesOf: Resolve = () => []
  const createResolvers = ({ Job }: { Job: { countryNames: { resolve: Resolve } } }) => {
    namesOf = Job.countryNames.resolve
  }
  addCountryNames({ createResolvers } as unknown as CreateResolversArgs)
  expect(namesOf({ countries: ["IN", "GB", "XX"] })).toEqual(["India", "United Kingdom", "XX"])
})
