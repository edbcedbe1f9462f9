/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { searchFileOf } from "../../../src/gatsby-node/search/searchFileOf"
import { indexOf } from "../../../src/search/loadSearch"
import { type SiteIndex, searchSite } from "../../../src/search/searchSite"
import { siteEntries } from "../../support/siteEntries"

// What people type, and a page that has it.

let index: SiteIndex
beforeAll(async () => {
  const entriesOf = (typeName: string) =>
    siteEntries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value)
  index = await indexOf(searchFileOf({ getNodesByType: entriesOf } as unknown as CreatePagesArgs))
})

test.each([
  ["python", "/services/finance-assignment"],
  ["c#", "/services/cs-assignment"],
  ["maths", "/services/calculus-assignment"],
  ["resume", "/services/cv-writing-services"],
  ["Résumé", "/services/cv-writing-services"],
  ["powerpoint", "/services/presentation-infographics-posters-services"],
  ["turnitin", "/blog/6"],
])("%p finds %p", (query, path) => {
  expect(searchSite(index, query, 8).map((hit) => hit.path)).toContain(path)
})

test.each(["IT", "WHO", "how", "can you"])("%p, of common words alone, finds something", (query) => {
  expect(searchSite(index, query, 8)).not.toEqual([])
})
