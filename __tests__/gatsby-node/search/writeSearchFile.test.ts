/** @jest-environment node */
import { readFileSync } from "node:fs"
import type { EntryReader } from "../../../src/gatsby-node/entriesOf"
import { writeSearchFile } from "../../../src/gatsby-node/search/writeSearchFile"
import { indexPath, pagesPath } from "../../../src/search/searchOptions"
import { temporaryFolder } from "../../support/temporaryFolder"

const project = process.cwd()
let folder: string

beforeAll(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(project)
})

const readerOf = (services: number) => {
  const nodes: Record<string, object[]> = {
    Labels: [{ search: { question: "Question", citation: "Citation" } }],
    Faqs: [{ items: [] }],
    Navigation: [{}],
    Service: Array.from({ length: services }, (_, at) => ({
      slug: `help-${at}`,
      name: `Help ${at}`,
      heading: `Help with subject ${at}`,
      summary: "Words that all services have and that a host compresses to almost nothing. ".repeat(5),
      seo: { title: `Help ${at}`, description: "" },
      faqs: [{ question: `Is it number ${at}?`, answer: "Yes." }],
    })),
  }
  return { getNodesByType: (type: string) => nodes[type] ?? [] } as unknown as EntryReader
}

const written = (place: string) => JSON.parse(readFileSync(`public${place}`, "utf8"))

test("the search of a small site is one file, which the browser makes the index of", () => {
  writeSearchFile(readerOf(100))
  expect(written(indexPath).pages).toHaveLength(100)
  expect(written(pagesPath)).toHaveLength(100)
})

test("a larger one is in parts, even if it compresses well: the browser would make its index for seconds", () => {
  writeSearchFile(readerOf(1000))
  expect(written(indexPath)).toMatchObject({ documents: 2000, services: 1000 })
  // Less than the index, and whole as long as possible: of a part only pages with similar addresses are found.
  expect(written(pagesPath)).toHaveLength(1000)
  writeSearchFile(readerOf(2000))
  expect(written(pagesPath)).toHaveProperty("firsts")
})
