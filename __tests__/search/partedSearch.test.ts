/** @jest-environment node */
import { indexOf } from "../../src/search/loadSearch"
import { partedSearch } from "../../src/search/partedSearch"
import type { SearchFile, SearchPage } from "../../src/search/searchFile"
import { indexPath, pagesPath } from "../../src/search/searchOptions"
import { searchSite } from "../../src/search/searchSite"

const mockFiles = new Map<string, string>()
const mockLoaded: string[] = []
jest.mock("../../src/gatsby-node/publish", () => ({
  publish: (place: string, text: string) => mockFiles.set(place, text),
}))
jest.mock("../../src/site/fetchFile", () => ({
  fetchFile: async (place: string) => {
    mockLoaded.push(place)
    const text = mockFiles.get(place)
    if (text === undefined) throw new Error(`${place} is missing`)
    return JSON.parse(text)
  },
}))

const { publishPageParts, publishParts } =
  require("../../src/gatsby-node/search/publishParts") as typeof import("../../src/gatsby-node/search/publishParts")
const { loadPages } = require("../../src/search/loadPages") as typeof import("../../src/search/loadPages")

const subjects = ["Nursing", "Zoology", "Harvard referencing", "C++", "Econometrics", "Philosophy", "Drama", "Kinetics"]
const places = ["Ghana", "Italy", "Malta", "Oman", "Qatar", "Rwanda", "Uganda", "Yemen", "Brazil", "Latvia", "Jordan"]

const pageOf = (path: string, title: string, text: string): SearchPage => ({
  path,
  type: "Services",
  weight: 1.4,
  title,
  about: `About ${title}`.padEnd(300, "."),
  names: path.replaceAll(/[/-]/g, " "),
  text,
})

const services = subjects.flatMap((subject, row) =>
  places.map((place, column) => {
    const slug = `${subject} in ${place}`.toLowerCase().replaceAll(" ", "-")
    return pageOf(`/services/${slug}`, `${subject} in ${place}`, `Number ${row}x${column}, what the WHO says`)
  }),
)
const blog = { ...pageOf("/blog/1", "How to write about nursing", "resume"), otherNames: ["vacancies"] }
const pages = [blog, ...services]
// Enough to fill several files of each list.
const more = Array.from({ length: 600 }, (_, at) => pageOf(`/Papers/${at}`, `Paper v${at} w${at}`, `b${at} h${at}`))
const file: SearchFile = {
  pages: [...pages, ...more],
  parts: pages.map(({ title }, page) => ({ type: "Question", weight: 0.6, title: `Who helps with ${title}?`, page })),
  words: { turnitin: [3, 5], python: [7] },
  asked: [2, 0],
}

beforeAll(() => {
  publishParts(file)
  publishPageParts(file.pages)
})
beforeEach(() => mockLoaded.splice(0))

const published = (place: string) => JSON.parse(mockFiles.get(place) ?? "")
const search = () => partedSearch(published(indexPath))

test.each([
  "nursing",
  "NURSING in ghana",
  "zoolgy",
  "econ",
  "c++ oman",
  "harvard referencing malta",
  "turnitin",
  "python",
  "nursing zoology kinetics",
  "why is",
  "who",
  "WHO",
  "resume",
  "paper",
  "zzzzqq",
  "#",
])("%p finds what the whole index finds", async (query) => {
  const whole = searchSite(await indexOf(file), query, 8)
  const hits = await search()(query, 8)
  // Hits with the same score may be in any order, and some of them beyond the limit.
  const all = new Set(searchSite(await indexOf(file), query, 2000).map(({ path }) => path))
  expect(hits).toHaveLength(whole.length)
  expect(hits.filter(({ path }) => !all.has(path))).toEqual([])
  expect(hits.map(({ title }) => title.split(" ").length)).toEqual(whole.map(({ title }) => title.split(" ").length))
})

test("without a word it gives the pages that the owner names, and loads nothing", async () => {
  expect((await search()(" ", 8)).map(({ path }) => path)).toEqual([pages[2]?.path, pages[0]?.path])
  expect(mockLoaded).toEqual([])
})

test("it loads only the parts with the words of the query and their hits", async () => {
  const { words, hits } = published(indexPath)
  expect(words.firsts.length).toBeGreaterThan(1)
  expect(hits.firsts.length).toBeGreaterThan(3)
  const one = search()
  await one("zoology", 1)
  expect(mockLoaded).toHaveLength(2)
  await one("zoology", 1)
  expect(mockLoaded).toHaveLength(2)
})

test("it can find services only", async () => {
  const paths = (await search()("nursing", 50, true)).map(({ path }) => path)
  expect(paths).toHaveLength(places.length)
  expect(paths.filter((path) => !path.startsWith("/services/nursing-"))).toEqual([])
})

test("a part that did not load is loaded by the next query", async () => {
  const one = search()
  const missing = new Map(mockFiles)
  mockFiles.clear()
  await expect(one("malta", 8)).rejects.toThrow("is missing")
  for (const [place, text] of missing) mockFiles.set(place, text)
  await expect(one("malta", 8)).resolves.toHaveLength(8)
})

test("of the pages those are loaded that come next to an address in the alphabet, whatever the case", async () => {
  const { firsts } = published(pagesPath)
  expect(firsts.length).toBeGreaterThan(2)
  for (const path of ["/papers/77", "/services/zoology-in-ghana"]) {
    const near = await loadPages(path)
    expect(near.map((page) => page.path.toLowerCase())).toContain(path)
    expect(near.length).toBeLessThan(file.pages.length)
  }
})

test("a page is found by an address that is another name of it", async () => {
  expect((await loadPages("/vacancies")).map((page) => page.path)).toContain("/blog/1")
})
