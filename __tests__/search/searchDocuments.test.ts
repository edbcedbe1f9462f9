import type { CreatePagesArgs } from "gatsby"
import { searchDocuments } from "../../src/build/search/searchDocuments"

const home = {
  kicker: "Questions",
  items: [{ question: "How long does it take?" }, { question: "How long does it take?" }],
}

const args = {
  getNodesByType: (type: string) => (type === "Faqs" ? [home] : []),
  getNodes: () => [],
} as unknown as CreatePagesArgs

test("gives two equal questions of one page a single document, as their address is the same", () => {
  const paths = searchDocuments(args).map(({ path }) => path)
  expect(paths).toHaveLength(1)
})
