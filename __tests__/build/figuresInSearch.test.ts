/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { searchDocuments } from "../../src/build/search/searchDocuments"
import { siteEntries } from "../support/siteEntries"

const entriesOf = <Entry>(typeName: string) =>
  siteEntries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value as Entry)

test("a figure is found by its title", () => {
  const documents = searchDocuments({ getNodesByType: entriesOf } as unknown as CreatePagesArgs)
  const figures = entriesOf<{ slug: string; title: string }>("Figure")
  const unfound = figures.filter(({ title }) => !documents.some(({ text }) => text.includes(title)))
  expect(figures.length).toBeGreaterThan(0)
  expect(unfound).toEqual([])
})
