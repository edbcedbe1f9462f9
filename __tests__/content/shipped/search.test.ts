/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { searchFileOf } from "../../../src/gatsby-node/search/searchFileOf"
import { closestMatches } from "../../../src/search/closestMatches"
import { indexOf } from "../../../src/search/loadSearch"
import { addressedHits } from "../../../src/search/searchFile"
import type { SearchHit } from "../../../src/search/searchOptions"
import { type SiteIndex, searchSite } from "../../../src/search/searchSite"
import { siteEntries } from "../../support/siteEntries"

// What people type, and a page that has it.

let index: SiteIndex
let pages: readonly SearchHit[]
beforeAll(async () => {
  const entriesOf = (typeName: string) =>
    siteEntries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value)
  const file = searchFileOf({ getNodesByType: entriesOf } as unknown as CreatePagesArgs)
  index = await indexOf(file)
  pages = addressedHits(file)
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

test.each([
  ["how much", "/plans"],
  ["price", "/plans"],
  ["cheap", "/plans"],
  ["how much does it cost", "/plans"],
  ["reviews", "/#feedback"],
  ["jobs", "/career"],
  ["UAE", "/dubai"],
  ["UK", "/uk"],
  ["maths", "/services/calculus-assignment"],
  ["powerpoint", "/services/presentation-infographics-posters-services"],
  ["excel", "/services/finance-statistics-assignment"],
  ["LLB", "/services/law-assignment"],
  ["MLA", "/services/mla-citation"],
  ["casestudy", "/services/case-study-help-services"],
])("%p finds %p first", (query, path) => {
  expect(searchSite(index, query, 8)[0]?.path).toBe(path)
})

test.each(["DBA", "AMA"])("%p finds nothing that only looks like it", (query) => {
  const mention = new RegExp(`\\b${query}`, "i")
  const texts = new Map(
    siteEntries.map(({ type, data }) => [`${type.path?.(data.value as never)}`, JSON.stringify(data.value)]),
  )
  const others = searchSite(index, query, 8).filter(({ path }) => !mention.test(texts.get(path) ?? ""))
  expect(others.map(({ path }) => path)).toEqual([])
})

test.each([
  ["/jobs", "/career"],
  ["/careers", "/career"],
  ["/reviews", "/#feedback"],
  ["/testimonials", "/#feedback"],
  ["/prices", "/plans"],
  ["/pricing", "/plans"],
  ["/contact", "/contact-us"],
  ["/terms", "/terms-and-conditions"],
  ["/privacy", "/privacy-policy"],
  ["/refund", "/refund-policies"],
  ["/faq", "/#faqs"],
  ["/how-it-works", "/#how-it-works"],
  ["/about", "/about-us"],
  ["/blog", "/blogs"],
  ["/examples", "/samples"],
  ["/usa", "/pageforcountry"],
])("whoever opens %p is offered %p first", (typed, path) => {
  expect(closestMatches(pages, typed)[0]?.path).toBe(path)
})
