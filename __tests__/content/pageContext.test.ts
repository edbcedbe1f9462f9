/** @jest-environment node */
import { entriesOfService, neighbourhoodOf, stylesOfTool } from "../../src/content/pageContext"

test("a service page is queried with the samples and citation styles that name the service, and the tool for these", () => {
  const entries: Record<string, { slug: string; services: string[]; builder?: object; hidden?: boolean }[]> = {
    Tool: [
      { slug: "reference", services: [], builder: {} },
      { slug: "campaign", services: [], builder: {}, hidden: true },
      { slug: "word-split", services: [] },
    ],
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
    tools: ["reference"],
  })
  expect(entriesOfService({ slug: "music" }, [], read)).toEqual({
    slug: "music",
    samples: [],
    citations: [],
    tools: [],
  })
  const [builder, , other] = entries.Tool ?? []
  expect(builder && stylesOfTool(builder, [], read)).toEqual({ slug: "reference", styles: ["oscola"] })
  expect(other && stylesOfTool(other, [], read)).toEqual({ slug: "word-split", styles: [] })
})

const posts = [1, 2, 3, 4, 5, 6].map((number) => ({ slug: `post-${number}`, number, date: `2026-01-0${number}` }))
const neighboursOf = (place: number, all = posts) => neighbourhoodOf(all[place] ?? { slug: "" }, all)

test("the oldest post has no post before it, and the newest none after it", () => {
  expect(neighboursOf(0)).toMatchObject({ previous: -1, next: 2, related: [3, 4, 5] })
  expect(neighboursOf(2)).toMatchObject({ previous: 2, next: 4, related: [5, 6, 1] })
  expect(neighboursOf(5)).toMatchObject({ previous: 5, next: -1, related: [1, 2, 3] })
})

test("the days decide what is before and after, and the numbers only on one day", () => {
  const late = { slug: "late", number: 7, date: "2026-01-01" }
  expect(neighbourhoodOf(late, [...posts, late])).toMatchObject({ previous: 1, next: 2 })
})

test("a single post has none", () => {
  expect(neighboursOf(0, posts.slice(0, 1))).toMatchObject({ previous: -1, next: -1, related: [] })
})
