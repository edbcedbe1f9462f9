import "../support/shippedData"
import MiniSearch from "minisearch"
import { closestMatches } from "../../src/search/closestMatches"
import { type SearchDocument, searchOptions } from "../../src/search/searchOptions"

jest.mock("gatsby", () => require("../support/gatsby"))

let nextId = 0

const entry = (type: SearchDocument["type"], path: string, title: string, text = ""): SearchDocument => ({
  id: nextId++,
  path,
  type,
  weight: 1,
  title,
  names: path.replaceAll(/[/-]/g, " "),
  text,
  words: "",
  about: "",
})

const index = new MiniSearch<SearchDocument>(searchOptions)
index.addAll([
  entry("service", "/services/law-assignment", "Law", "torts"),
  entry("service", "/services/law-assignment#faq-blogs", "Which blogs on law?"),
  entry("page", "/contact-us", "Contact Us"),
  entry("page", "/blogs", "Blogs"),
  entry("country", "/new-zealand", "New Zealand"),
  entry("job", "/career/ACW", "Academic Content Writer", "write"),
  ...["1", "2", "3", "4"].map((number) => entry("post", `/blog/${number}`, `The ${number}th post`)),
])

const paths = (pathname: string) => closestMatches(index, pathname).map(({ path }) => path)

test.each([
  ["/contct-us", "/contact-us"],
  ["/contct", "/contact-us"],
  ["/CONTACT_US/", "/contact-us"],
  ["/newzealand", "/new-zealand"],
  ["/caree/ACW", "/career/ACW"],
  ["/career/acv", "/career/ACW"],
  ["/blogz", "/blogs"],
  ["/service/law", "/services/law-assignment"],
  ["/services/lwa-assignmnet", "/services/law-assignment"],
  ["/acad", "/career/ACW"],
  ["/acadmic", "/career/ACW"],
  ["/services/torts", "/services/law-assignment"],
])("%p may mean %p", (typed, meant) => expect(paths(typed)[0]).toBe(meant))

test.each([
  "/",
  "/blog/9",
  "/services/2024",
  "/zzzzqq",
  "/-E0-A4",
  "/law-of-the-jungle",
  "/zealand-holidays",
  "/wrte",
  "/la",
])("%p is like no page", (typed) => {
  expect(paths(typed)).toEqual([])
})

test("a mistyped address means a page, not each question on it", () => {
  expect(paths("/services/lww")).toEqual(["/services/law-assignment"])
})

test("an address cut off inside an encoded character still finds the page", () => {
  // The result of `normalizeUrl`.
  expect(paths("/contact-us-E0-A4")[0]).toBe("/contact-us")
})

test("no page is suggested twice, and at most three are", () => {
  const found = paths("/blog/post")
  expect(found.length).toBe(3)
  expect(new Set(found).size).toBe(3)
})
