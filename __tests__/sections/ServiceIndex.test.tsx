import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ServiceIndex } from "../../src/sections/ServiceIndex/ServiceIndex"
import { entry } from "../support/data"

jest.mock("gatsby", () => require("../support/gatsby"))

const labels = entry("labels")

const groups: Queries.IndexedGroupFragment[] = [
  { id: "essays", title: "Essays" },
  { id: "citations", title: "Referencing" },
  { id: "subjects", title: "Subjects" },
]
const services: Queries.IndexedServiceFragment[] = [
  { slug: "apa-style", name: "APA", summary: "Author and date.", group: "citations" },
  { slug: "essay-help", name: "Essay Help", summary: "From the question on.", group: "essays" },
]

const shown = () => screen.queryAllByRole("heading", { level: 2 }).map((group) => group.parentElement?.textContent)

beforeEach(() => {
  window.history.replaceState(null, "", "/services")
  // React 18 warns about the element `search`.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

test("the services are in their groups, and an empty group is left out", () => {
  render(<ServiceIndex services={services} groups={groups} />)
  expect(shown()).toEqual(["EssaysEssay HelpFrom the question on.", "ReferencingAPAAuthor and date."])
  expect(screen.getByRole("link", { name: "APA" })).toHaveAttribute("href", "/services/apa-style")
})

test.each([
  ["apa", "name"],
  ["style", "address"],
  ["DATE", "summary"],
  ["refer", "group"],
])("%s finds a service by its %s", async (query) => {
  render(<ServiceIndex services={services} groups={groups} />)
  await userEvent.setup().type(screen.getByRole("searchbox", { name: labels.service.filter }), query)
  expect(shown()).toEqual(["ReferencingAPAAuthor and date."])
})

test("every service shows, although the menus have its group twice or not at all", () => {
  const menus = [...groups.slice(0, 1), ...groups.slice(0, 1)]
  const { container } = render(<ServiceIndex services={services} groups={menus} />)
  expect(shown()).toEqual(["EssaysEssay HelpFrom the question on.", `${labels.service.others}APAAuthor and date.`])
  expect(container.querySelectorAll("#essays")).toHaveLength(1)
})

test("words in any order, and mistyped, find a service", async () => {
  render(<ServiceIndex services={services} groups={groups} />)
  await userEvent.setup().type(screen.getByRole("searchbox"), "question esay")
  expect(shown()).toEqual(["EssaysEssay HelpFrom the question on."])
})

test("the query is kept in the address, which restores it", async () => {
  const { unmount } = render(<ServiceIndex services={services} groups={groups} />)
  await userEvent.setup().type(screen.getByRole("searchbox"), "date")
  expect(window.location.search).toBe("?find=date")
  unmount()
  render(<ServiceIndex services={services} groups={groups} />)
  expect(screen.getByRole("searchbox")).toHaveValue("date")
  expect(shown()).toEqual(["ReferencingAPAAuthor and date."])
})

test("if nothing matches, it says so", async () => {
  window.history.replaceState(null, "", "/services?find=zebra")
  render(<ServiceIndex services={services} groups={groups} />)
  expect(shown()).toEqual([])
  expect(screen.getByRole("status")).toHaveTextContent(labels.service.empty)
})
