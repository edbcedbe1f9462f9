/** @jest-environment node */
import { suggest, suggestAddress, suggestSlug } from "../../src/content/suggest"

test.each([
  ["headding", "heading"],
  ["law-asignment", "law-assignment"],
  ["hading", "heading"],
  ["UK", "uk"],
])("for '%s' the nearest name is '%s'", (word, meant) => {
  expect(suggest(word, ["heading", "law-assignment", "us", "uk"])).toBe(meant)
})

test("nothing is suggested if nothing is near", () => {
  expect(suggest("gardening", ["law-assignment", "summary"])).toBeUndefined()
  expect(suggest("law", [])).toBeUndefined()
  expect(suggest("9", ["1"])).toBeUndefined()
  expect(suggest("xy", ["uk"])).toBeUndefined()
})

const slugs = ["mba-assignment", "accounting-problems-assignment", "uk", "c++-assignment", "essay-help-services", "law"]

test.each([
  ["mba-asignment", "mba-assignment"],
  ["mbaassignment", "mba-assignment"],
  ["UK", "uk"],
  ["esay-help-service", "essay-help-services"],
])("for the slug '%s' the nearest is '%s'", (slug, meant) => {
  expect(suggestSlug(slug, slugs)).toBe(meant)
})

test.each(["law-assignment", "accounting-assignment", "r-assignment", "gardening"])(
  "no slug is near '%s': a shared ending does not count",
  (slug) => {
    expect(suggestSlug(slug, slugs)).toBeUndefined()
  },
)

const addresses = [
  "/",
  "/uk",
  "/plans",
  "/blogs",
  "/blog/1",
  "/services",
  "/services/latin1",
  "/services/law",
  "/career/ACW",
]

test.each([
  ["/planz", "/plans"],
  ["/plans/", "/plans"],
  ["/Plans", "/plans"],
  ["/career/acw", "/career/ACW"],
  ["/services/latin", "/services/latin1"],
  ["/service/law", "/services/law"],
])("for the address '%s' the nearest is '%s'", (address, meant) => {
  expect(suggestAddress(address, addresses)).toBe(meant)
})

test.each(["/blog/9", "/blog/12", "/services/nothing", "/", "/career/gardening", "/gardening/law"])(
  "no address is near '%s'",
  (address) => {
    expect(suggestAddress(address, addresses)).toBeUndefined()
  },
)
