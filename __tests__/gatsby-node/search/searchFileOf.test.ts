/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { searchFileOf } from "../../../src/gatsby-node/search/searchFileOf"
import { addressedHits, askedHits, searchDocuments } from "../../../src/search/searchFile"

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
  Labels: [{ search: { question: "Question", citation: "Citation" } }],
  Faqs: [{ items: [] }],
  Navigation: [{ search: ["/services/zoology", "/draft", "/services/law"] }],
  Service: [service("law"), service("zoology")],
}

const fileOf = (entries: Record<string, object[]>) =>
  searchFileOf({ getNodesByType: (type: string) => entries[type] ?? [] } as unknown as CreatePagesArgs)

const documentsOf = (entries: Record<string, object[]>) => searchDocuments(fileOf(entries))

test("each document of the search has a unique id, even if a service has one question twice", () => {
  const documents = documentsOf(nodes)
  expect(documents.filter(({ type }) => type === "Question")).toHaveLength(4)
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
})

test("a result is called as the page that lists it, or as its content type", () => {
  const seo = { title: "", description: "" }
  const documents = documentsOf({
    ...nodes,
    Page: [{ slug: "services", name: "All our help", seo }],
    Policy: [{ slug: "refunds", name: "Refunds", seo }],
  })
  const typeOf = (path: string) => documents.find((document) => document.path === path)?.type
  expect(typeOf("/services/law")).toBe("All our help")
  expect(typeOf("/refunds")).toBe("Policies")
})

test("a question leads to its place, and names its page", () => {
  expect(documentsOf(nodes).find(({ type }) => type === "Question")).toMatchObject({
    path: "/services/law#faq-is-it-kept-secret",
    title: "Is it kept secret?",
    about: "law",
  })
})

test("a page is found by the titles of its figures, wherever they are", () => {
  const approach = { steps: [{ title: "Plan", figure: "words-a-day" }], figure: "hours-a-day" }
  const documents = documentsOf({
    ...nodes,
    Service: [service("law"), { ...service("zoology"), approach }],
    Figure: [
      { slug: "hours-a-day", title: "Hours from Monday to Friday" },
      { slug: "words-a-day", title: "Words from Monday to Friday" },
      { slug: "unused", title: "Nothing to see" },
    ],
  })
  const textOf = (path: string) => documents.find((document) => document.path === path)?.text
  expect(textOf("/services/zoology")).toContain("Hours from Monday to Friday")
  expect(textOf("/services/zoology")).toContain("Words from Monday to Friday")
  expect(textOf("/services/zoology")).not.toContain("Nothing to see")
  expect(textOf("/services/law")).not.toContain("Monday")
})

test("a page is found by the rarer words of its whole text, wherever they are, and not by those of its addresses", () => {
  const topics = [{ title: "Data", body: "We use **Python**, [SPSS](/services/hidden) and C#." }]
  const both = ["law", "zoology"].map((slug) => ({ ...service(slug), faqs: [], topics }))
  const pages = documentsOf({ ...nodes, Service: [...both, { ...service("music"), faqs: [] }] })
  const words = pages.map((page) => page.words.split(" ").filter(Boolean).toSorted())
  const rare = ["c#", "python", "spss", "use"]
  expect(words).toEqual([rare, [], rare])
})

test("the rows of a citation style lead to the services that it names, and to no other page of that name", () => {
  const documents = documentsOf({
    ...nodes,
    CitationStyle: [{ slug: "oscola", name: "OSCOLA", services: ["law", "gone"], sources: [{ type: "Book" }] }],
    Country: [{ slug: "law", name: "Law", seo: { title: "", description: "" } }],
  })
  const rows = documents.filter(({ type }) => type === "Citation").map(({ path }) => path)
  expect(rows).toEqual(["/services/law#cite-oscola-book"])
})

test("pages, and sections of the home page, are found by their other names", () => {
  const home = { slug: "home", name: "Home", seo: { title: "", description: "" } }
  const file = fileOf({
    ...nodes,
    Service: [service("law"), { ...service("zoology"), seo: { title: "", description: "", otherNames: ["animals"] } }],
    Page: [home],
    Testimonials: [{ heading: "What *they* say", otherNames: ["reviews"] }],
    Workflow: [{ heading: "How it works" }],
  })
  const named = addressedHits(file).map(({ path, title, otherNames }) => [path, title, otherNames])
  expect(named).toEqual([
    ["/services/law", "law", undefined],
    ["/services/zoology", "zoology", ["animals"]],
    ["/", "Home", undefined],
    ["/#feedback", "What they say", ["reviews"]],
  ])
  const names = searchDocuments(file).map((document) => document.names)
  expect(names.filter((text) => /animals|reviews/.test(text))).toHaveLength(2)
})

test("the pages that show before anything is typed are those that the owner names, if they are published", () => {
  expect(askedHits(fileOf(nodes)).map(({ path }) => path)).toEqual(["/services/zoology", "/services/law"])
})
