import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ServiceIndex } from "../../src/sections/ServiceIndex/ServiceIndex"
import { entry } from "../support/data"

const mockSearch = jest.fn()
jest.mock("../../src/search/loadSearch", () => ({ loadSearch: async () => mockSearch }))

const labels = entry("labels")

const groups: Queries.IndexedGroupFragment[] = [
  { id: "essays", title: "Essays" },
  { id: "citations", title: "Referencing" },
  { id: "subjects", title: "Subjects" },
]
const services: Queries.GroupedServicesFragment[] = [
  {
    fieldValue: "citations",
    totalCount: 1,
    nodes: [{ slug: "apa-style", name: "APA", summary: "Author and date.", seo: { otherNames: ["psychology"] } }],
  },
  {
    fieldValue: "essays",
    totalCount: 1,
    nodes: [{ slug: "essay-help", name: "Essay Help", summary: "From the question on.", seo: { otherNames: null } }],
  },
]

const all = "All {count} in {group}"

const shown = () => screen.queryAllByRole("heading", { level: 2 }).map((group) => group.parentElement?.textContent)

beforeEach(() => {
  window.history.replaceState(null, "", "/services")
  // React 18 warns about the element `search`.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

test("the services are in their groups, and an empty group is left out", () => {
  render(<ServiceIndex members={services} groups={groups} all={all} />)
  expect(shown()).toEqual(["EssaysEssay HelpFrom the question on.", "ReferencingAPAAuthor and date."])
  expect(screen.getByRole("link", { name: "APA" })).toHaveAttribute("href", "/services/apa-style")
})

test.each([
  ["apa", "name"],
  ["style", "address"],
  ["DATE", "summary"],
  ["refer", "group"],
  ["psychology", "other name"],
])("%s finds a service by its %s", async (query) => {
  render(<ServiceIndex members={services} groups={groups} all={all} />)
  await userEvent.setup().type(screen.getByRole("searchbox", { name: labels.service.filter }), query)
  expect(shown()).toEqual(["ReferencingAPAAuthor and date."])
})

test("every service shows, although the menus have its group twice or not at all", () => {
  const menus = [...groups.slice(0, 1), ...groups.slice(0, 1)]
  const { container } = render(<ServiceIndex members={services} groups={menus} all={all} />)
  expect(shown()).toEqual(["EssaysEssay HelpFrom the question on.", `${labels.service.others}APAAuthor and date.`])
  expect(container.querySelectorAll("#essays")).toHaveLength(1)
})

test("words in any order, and mistyped, find a service", async () => {
  render(<ServiceIndex members={services} groups={groups} all={all} />)
  await userEvent.setup().type(screen.getByRole("searchbox"), "question esay")
  expect(shown()).toEqual(["EssaysEssay HelpFrom the question on."])
})

test("the query is kept in the address, which restores it", async () => {
  const { unmount } = render(<ServiceIndex members={services} groups={groups} all={all} />)
  await userEvent.setup().type(screen.getByRole("searchbox"), "date")
  expect(window.location.search).toBe("?find=date")
  unmount()
  render(<ServiceIndex members={services} groups={groups} all={all} />)
  expect(screen.getByRole("searchbox")).toHaveValue("date")
  expect(shown()).toEqual(["ReferencingAPAAuthor and date."])
})

test("if nothing matches, it says so", async () => {
  window.history.replaceState(null, "", "/services?find=zebra")
  render(<ServiceIndex members={services} groups={groups} all={all} />)
  expect(shown()).toEqual([])
  expect(screen.getByRole("status")).toHaveTextContent(labels.service.empty)
})

describe("on a site with more services than the list shows", () => {
  const first = services.map((group) => ({ ...group, totalCount: 500 }))

  test("each group links to all its services", () => {
    render(<ServiceIndex members={first} groups={groups} all={all} />)
    expect(screen.getByRole("link", { name: "All 500 in Essays" })).toHaveAttribute("href", "/services/group/essays")
    expect(screen.getByRole("link", { name: "APA" })).toBeVisible()
  })

  test("a query finds services of the whole site, which are not on the page", async () => {
    const hit = { path: "/services/zebra", type: "Services", title: "Zebra Studies", about: "Stripes explained." }
    mockSearch.mockResolvedValue([hit])
    render(<ServiceIndex members={first} groups={groups} all={all} />)
    await userEvent.setup().type(screen.getByRole("searchbox"), "zebra")
    expect(await screen.findByRole("link", { name: "Zebra Studies" })).toHaveAttribute("href", hit.path)
    expect(screen.queryByRole("link", { name: "APA" })).toBeNull()
    expect(mockSearch).toHaveBeenLastCalledWith("zebra", expect.any(Number), true)
  })

  test("a query that finds nothing, or cannot be answered, says so", async () => {
    mockSearch.mockResolvedValue([])
    render(<ServiceIndex members={first} groups={groups} all={all} />)
    const user = userEvent.setup()
    await user.type(screen.getByRole("searchbox"), "zebr")
    expect(await screen.findByText(labels.service.empty)).toBeVisible()
    mockSearch.mockRejectedValue(new TypeError("offline"))
    await user.type(screen.getByRole("searchbox"), "a")
    expect(await screen.findByText(labels.search.failed)).toBeVisible()
  })
})
