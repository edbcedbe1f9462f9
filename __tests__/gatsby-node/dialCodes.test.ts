/** @jest-environment node */
import { dialCodeOf, offeredCodes } from "../../src/gatsby-node/addDialCodes"
import { dialCodes } from "../../src/gatsby-node/dialCodes"

test.each([
  ["GB", "0"],
  ["IN", "0"],
  ["US", "1"],
  ["HU", "06"],
  ["BY", "80"],
  ["IT", ""],
])("before numbers in %s is dialled %p", (country, trunk) => expect(dialCodes.get(country)?.trunk).toBe(trunk))

test("countries that share a code agree on it", () => {
  const entries = [...dialCodes.values()]
  for (const { code, trunk } of entries)
    expect(entries.filter((other) => other.code === code && other.trunk !== trunk)).toEqual([])
})

test("a country page has the code of its language's region, the generic page none", () => {
  expect(dialCodeOf({ language: "en-IE" })).toEqual({ name: "Ireland", code: "+353", trunk: "0" })
  expect(dialCodeOf({ language: "en" })).toBeNull()
})

test("the short list keeps its order, and a code that no country has", () => {
  expect(offeredCodes({ short: ["+44", "+1", "+999"] })).toMatchObject([
    { code: "+44", trunk: "0" },
    { code: "+1", trunk: "1" },
    { code: "+999", trunk: "" },
  ])
})
