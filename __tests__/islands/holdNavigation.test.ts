import { dehydratedAttribute, markHydrated } from "../../src/islands/dehydrated"
import { holdHistory, holdNavigation } from "../../src/islands/holdNavigation"

jest.mock("@gatsbyjs/reach-router", () => ({ globalHistory: { location: { pathname: "/plans", search: "" } } }))

const navigate = jest.fn()
const island = document.createElement("div")
document.body.append(island)

beforeEach(() => {
  jest.useFakeTimers()
  navigate.mockClear()
  island.setAttribute(dehydratedAttribute, "")
  window.___navigate = navigate
  holdNavigation()
})

test("once the islands are hydrated, only the page requested last is opened", async () => {
  window.___navigate("/plans")
  window.___navigate("/services/c%2B%2B-assignment")
  await jest.advanceTimersByTimeAsync(1000)
  expect(navigate).not.toHaveBeenCalled()
  markHydrated(island)
  await jest.advanceTimersByTimeAsync(0)
  expect(navigate.mock.calls).toEqual([["/services/c++-assignment", undefined]])
})

test("if they are not hydrated in time, only that page is loaded, in full, however soon it was requested again", async () => {
  // jsdom cannot load another page, but it follows a fragment.
  window.___navigate("#first")
  await jest.advanceTimersByTimeAsync(1500)
  window.___navigate("#last")
  await jest.advanceTimersByTimeAsync(1500)
  window.___navigate("#last")
  expect(location.hash).toBe("")
  await jest.advanceTimersByTimeAsync(1500)
  expect(location.hash).toBe("#last")
  expect(navigate).not.toHaveBeenCalled()
})

test("Back while a link waits for the islands takes the link back", async () => {
  window.isHydrated = true
  const router = jest.fn()
  holdHistory()
  addEventListener("popstate", router)
  window.___navigate("/about-us")
  dispatchEvent(new PopStateEvent("popstate"))
  expect(router).not.toHaveBeenCalled()
  markHydrated(island)
  await jest.advanceTimersByTimeAsync(0)
  expect(router).toHaveBeenCalledTimes(1)
  expect(navigate).not.toHaveBeenCalled()
})
