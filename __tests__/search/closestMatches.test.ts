/** @jest-environment node */
import "../support/shippedData"
import { closestMatches } from "../../src/search/closestMatches"
import type { SearchHit } from "../../src/search/searchOptions"

const page = (type: string, path: string, title: string, about = "", otherNames?: string[]): SearchHit => ({
  path,
  type,
  title,
  about,
  otherNames,
})

const pages = [
  page("service", "/services/law-assignment", "Law", "From contracts to torts."),
  page("page", "/contact-us", "Contact Us"),
  page("page", "/blogs", "Blogs"),
  page("country", "/new-zealand", "New Zealand"),
  page("job", "/career/ACW", "Academic Content Writer", "You write."),
  page("page", "/career", "Careers", "", ["jobs", "Work for us"]),
  page("section", "/#feedback", "What students say", "", ["reviews"]),
  page("service", "/services/calculus", "Calculus", "", ["maths"]),
  ...["1", "2", "3", "4"].map((number) => page("post", `/blog/${number}`, `The ${number}th post`)),
]

const paths = (pathname: string) => closestMatches(pages, pathname).map(({ path }) => path)

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
  ["/jobs", "/career"],
  ["/Jobs/", "/career"],
  ["/work-for-us", "/career"],
  ["/reviws", "/#feedback"],
  ["/services/maths", "/services/calculus"],
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

test("an address with a word too many means the page without it rather than one with other words", () => {
  const rivals = ["/services/nurse-assignment-help", "/services/mba-assignment"].map((path) =>
    page("service", path, path),
  )
  expect(closestMatches(rivals, "/service/mba-assignment-help")[0]?.path).toBe("/services/mba-assignment")
})

test("a page that is called as the address leaves no room for others", () => {
  expect(
    closestMatches([...pages, page("post", "/blog/5", "Reviews of books")], "/reviews").map(({ path }) => path),
  ).toEqual(["/#feedback"])
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
