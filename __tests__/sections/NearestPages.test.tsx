import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { answerSearch, takeWantedSearch } from "../../src/search/requestSearch"
import { NearestPages } from "../../src/sections/NearestPages/NearestPages"
import { plainHeadline } from "../../src/site/plainHeadline"
import { entry } from "../support/data"

const labels = entry("labels")

const mockNearestPages = jest.fn()
const mockPagesAt = jest.fn()
jest.mock("../../src/search/closestMatches", () => ({ nearestPages: mockNearestPages, pagesAt: mockPagesAt }))

const heading = () => screen.getByRole("heading", { level: 2 })

test("the pages that may be meant are linked, and the search is available", async () => {
  mockNearestPages.mockResolvedValue([{ path: "/plans", type: "page", title: "Plans", about: "What each includes." }])
  render(<NearestPages pathname="/plan" />)
  const link = await screen.findByRole("link", { name: /^Plans/ })
  expect(mockNearestPages).toHaveBeenCalledWith("/plan")
  expect(link).toHaveAttribute("href", "/plans")
  expect(link).toHaveTextContent("What each includes.")
  expect(heading()).toHaveTextContent(plainHeadline(labels.errors.nearest))
})

test("the search is for the words of the address", async () => {
  const opened = jest.fn(takeWantedSearch)
  const forget = answerSearch(opened)
  mockNearestPages.mockResolvedValue([])
  render(<NearestPages pathname="/services/nursng-asignment" />)
  expect(screen.getByRole("searchbox")).toHaveValue("nursng asignment")
  await userEvent.click(screen.getByRole("button", { name: labels.search.open }))
  expect(opened).toHaveReturnedWith("nursng asignment")
  forget()
})

test("where the search is elsewhere, the pages that are asked for most stand in for near ones", async () => {
  mockNearestPages.mockResolvedValue([])
  mockPagesAt.mockResolvedValue([{ path: "/plans", type: "page", title: "Plans", about: "What each includes." }])
  render(<NearestPages pathname="/zzz" isSearchable />)
  expect(await screen.findByRole("link", { name: /^Plans/ })).toHaveAttribute("href", "/plans")
  expect(mockPagesAt).toHaveBeenCalledWith(entry("navigation").search)
  expect(heading()).toHaveTextContent(labels.search.asked)
})

test("without an index there is only the search", async () => {
  mockNearestPages.mockRejectedValue(new Error("offline"))
  render(<NearestPages pathname="/plan" />)
  await waitFor(() => expect(heading()).toHaveTextContent(plainHeadline(labels.search.title)))
  expect(screen.getByRole("button", { name: labels.search.open })).toBeVisible()
  expect(screen.queryByRole("link")).toBeNull()
})
