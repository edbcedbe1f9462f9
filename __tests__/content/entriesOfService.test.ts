/** @jest-environment node */
import { entriesOfService } from "../../src/content/entriesOfService"

test("a service page is queried with the samples and citation styles that name the service", () => {
  const entries: Record<string, { slug: string; services: string[] }[]> = {
    Sample: [
      { slug: "brief", services: ["law"] },
      { slug: "chart", services: ["nursing", "law"] },
      { slug: "proof", services: ["calculus"] },
    ],
    CitationStyle: [{ slug: "oscola", services: ["law"] }],
  }
  const read = (typeName: string) => entries[typeName] ?? []
  expect(entriesOfService({ slug: "law" }, [], read)).toEqual({
    slug: "law",
    samples: ["brief", "chart"],
    citations: ["oscola"],
  })
  expect(entriesOfService({ slug: "music" }, [], read)).toEqual({ slug: "music", samples: [], citations: [] })
})
