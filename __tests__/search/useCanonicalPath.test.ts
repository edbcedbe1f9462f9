import { renderHook, waitFor } from "@testing-library/react"
import { useCanonicalPath } from "../../src/search/useCanonicalPath"
import { edit } from "../support/data"

const mockNavigate = jest.fn()
jest.mock("gatsby", () => ({
  ...require("../support/gatsby"),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}))

const mockCanonicalPath = jest.fn()
jest.mock("../../src/search/canonicalPath", () => ({ canonicalPath: mockCanonicalPath }))

beforeEach(() => {
  mockNavigate.mockClear()
  mockCanonicalPath.mockReset().mockResolvedValue(undefined)
})

test.each(["/services/Old-Name/", "/services/old-name", "/SERVICES/OLD-NAME//"])(
  "%s redirects from an old address, whatever the case and trailing slash of either",
  async (typed) => {
    edit("redirects", ({ items }) => items.push({ from: "/services/Old-Name/", to: "/services/law-assignment" }))
    renderHook(() => useCanonicalPath(typed))
    await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith("/services/law-assignment", { replace: true }))
    expect(mockCanonicalPath).not.toHaveBeenCalled()
  },
)

test.each(["/CAF%C3%89", "/caf%c3%a9/", "/cafe%CC%81", "/caf\u00e9"])(
  "%s redirects from an old address with accent",
  async (typed) => {
    edit("redirects", ({ items }) => items.push({ from: "/Caf%C3%A9", to: "/plans" }))
    renderHook(() => useCanonicalPath(typed))
    await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith("/plans", { replace: true }))
  },
)

test("an address that cannot be decoded stays", async () => {
  renderHook(() => useCanonicalPath("/caf%E9"))
  await waitFor(() => expect(mockCanonicalPath).toHaveBeenCalledWith("/caf%E9"))
  expect(mockNavigate).not.toHaveBeenCalled()
})

test("a differently capitalised address of a page redirects to the page", async () => {
  mockCanonicalPath.mockResolvedValue("/plans")
  renderHook(() => useCanonicalPath("/Plans/"))
  await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith("/plans", { replace: true }))
  expect(mockCanonicalPath).toHaveBeenCalledWith("/Plans")
})

test("a page's address with a slash at its end, which some hosts do not redirect, leads to the page", async () => {
  mockCanonicalPath.mockResolvedValue("/plans")
  renderHook(() => useCanonicalPath("/plans/"))
  await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith("/plans", { replace: true }))
})

test("an address that is like no other stays", async () => {
  renderHook(() => useCanonicalPath("/zebra"))
  await waitFor(() => expect(mockCanonicalPath).toHaveBeenCalledWith("/zebra"))
  expect(mockNavigate).not.toHaveBeenCalled()
})
