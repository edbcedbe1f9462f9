import { render, screen, waitFor, within } from "@testing-library/react"
import { SearchResults } from "../../src/search/SearchResults"
import type { SearchHit } from "../../src/search/searchOptions"
import { fill } from "../../src/site/fill"
import { entry } from "../support/data"

const mockFetched: string[] = []
const mockData: Record<string, unknown> = {
  "/page-data/uk/page-data.json": {
    sections: [{ title: "Originality", aliases: null, body: "<p>Some read it. Most use Turnitin for that.</p>" }],
  },
}
jest.mock("../../src/site/fetchFile", () => ({
  fetchFile: async (path: string) => {
    mockFetched.push(path)
    if (!mockData[path]) throw new TypeError("Failed to fetch")
    return { result: { data: mockData[path] } }
  },
}))

const { search: labels } = entry("labels")

const uk: SearchHit = { path: "/uk", type: "Country", title: "United Kingdom", about: "Marks and terms." }
const law: SearchHit = {
  path: "/law",
  type: "Service",
  title: "Law",
  about: "From contract to tort.",
  otherNames: ["LLB", "LLM"],
}
const question: SearchHit = { path: "/law#faq-why", type: "Question", title: "Why law?", about: "Law" }

const showHits = (query: string, ...hits: SearchHit[]) =>
  render(<SearchResults search={{ query, setQuery: () => undefined, answered: query, hits, state: "ready" }} />)
const marks = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent)

test("a page that is found by a word of its text shows the sentence, with the word marked, and opens there", async () => {
  showHits("turnitin", uk)
  const link = screen.getByRole("link")
  expect(link).toHaveTextContent(uk.about)
  await waitFor(() => expect(link).toHaveTextContent("Most use Turnitin for that."))
  expect(link).toHaveAttribute("href", "/uk#part-originality")
  expect(marks()).toEqual(["Turnitin"])
})

test("one that is found by its title or its sentence shows them, and one found by another name that name", () => {
  showHits("law contract LLB", law, question)
  expect(screen.getAllByRole("link")[0]).toHaveTextContent(`${law.about} ${fill(labels.named, { names: "LLB" })}`)
  expect(marks()).toEqual(["Law", "contract", "LLB", "law", "Law"])
})

test("only the texts of pages are loaded that do not show yet why they were found", async () => {
  mockFetched.splice(0)
  showHits("LLB", law, { ...question, title: "LLB?" }, { ...uk, path: "/ireland" })
  await waitFor(() => expect(mockFetched).toEqual(["/page-data/ireland/page-data.json"]))
})

test("if its text does not load, a page shows its sentence", async () => {
  mockFetched.splice(0)
  showHits("zebra", { ...uk, path: "/gone" })
  await waitFor(() => expect(mockFetched).toEqual(["/page-data/gone/page-data.json"]))
  expect(screen.getByRole("link")).toHaveTextContent(uk.about)
})

test("before anything is typed, the pages that the owner names are there, under a heading", () => {
  showHits("", law)
  expect(screen.getByRole("status")).toHaveTextContent(labels.asked)
  expect(within(screen.getByRole("list")).getByRole("link")).toHaveAttribute("href", "/law")
  expect(marks()).toEqual([])
})
