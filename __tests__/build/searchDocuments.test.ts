/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { searchDocuments } from "../../src/build/search/searchDocuments"

const faqs = ["Is it kept secret?", "Is it kept secret?"].map((question) => ({ question, answer: "Yes." }))
const service = (slug: string) => ({
  slug,
  name: slug,
  heading: slug,
  summary: "",
  seo: { title: slug, description: "" },
  faqs,
})
const nodes: Record<string, object[]> = {
  Labels: [{ search: { service: "Service" } }],
  Service: [service("law"), service("zoology")],
}

test("each document of the search index has an id of its own, even where a service asks one question twice", () => {
  const documents = searchDocuments({
    getNodesByType: (type: string) => nodes[type] ?? [],
  } as unknown as CreatePagesArgs)
  expect(documents.filter(({ type }) => type === "question")).toHaveLength(4)
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
})
