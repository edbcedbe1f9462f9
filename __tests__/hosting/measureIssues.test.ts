/** @jest-environment node */
import { measureIssues } from "../../src/hosting/measureIssues"

const site = "0b7bd1d8-4b0c-4a0a-9a39-0f4a9d3a2c11"

test.each([
  {},
  { GATSBY_MEASURE: "", GATSBY_MEASURE_SITE: "x y" },
  { GATSBY_MEASURE: "own" },
  { GATSBY_MEASURE: "plausible", GATSBY_MEASURE_SITE: "zebra.house" },
  { GATSBY_MEASURE: "plausible", GATSBY_MEASURE_SITE: "zebra.house", GATSBY_MEASURE_URL: "https://stats.zebra.house" },
  { GATSBY_MEASURE: "umami", GATSBY_MEASURE_SITE: site, GATSBY_MEASURE_URL: "http://localhost:3000" },
])("there is nothing wrong with %j", (settings) => {
  expect(measureIssues(settings)).toEqual([])
})

test.each([
  [{ GATSBY_MEASURE: "google" }, ['GATSBY_MEASURE is "google", which is no way to measure']],
  [{ GATSBY_MEASURE: "plausible" }, ["GATSBY_MEASURE_SITE is missing for plausible"]],
  [
    { GATSBY_MEASURE: "umami", GATSBY_MEASURE_SITE: "zebra.house" },
    ["GATSBY_MEASURE_URL is missing for umami", "GATSBY_MEASURE_SITE is not valid for umami"],
  ],
  [
    { GATSBY_MEASURE: "umami", GATSBY_MEASURE_SITE: site, GATSBY_MEASURE_URL: "http://stats.zebra.house" },
    ["GATSBY_MEASURE_URL is not valid for umami"],
  ],
  [
    { GATSBY_MEASURE: "plausible", GATSBY_MEASURE_SITE: "zebra.house", GATSBY_MEASURE_URL: "https://zebra.house/?a" },
    ["GATSBY_MEASURE_URL is not valid for plausible"],
  ],
])("of %j the wrong settings are named, each with a remedy", (settings, messages) => {
  const issues = measureIssues(settings)
  expect(issues.map(({ field, message }) => `${field} ${message}`)).toEqual(messages)
  for (const { remedy } of issues) expect(remedy).toMatch(/^(?:Write|Copy) .*\.$/)
})
