import { normalizeUrl } from "../../../src/islands/head-script/normalizeUrl"

test.each([
  ["/services/c%2B%2B-assignment?from=mail#prices", "/services/c++-assignment?from=mail#prices"],
  ["/plans#%E0%A4%A", "/plans#-E0-A4-A"],
  ["/services/%25", "/services/-25"],
  ["/blog/1", "/blog/1"],
])("%s becomes %s, and the state stays", (address, expected) => {
  history.replaceState({ heading: "kept" }, "", address)
  normalizeUrl()
  expect(location.pathname + location.search + location.hash).toBe(expected)
  expect(history.state).toEqual({ heading: "kept" })
})

test("the same happens after a history move", () => {
  history.replaceState(null, "", "/plans")
  normalizeUrl()
  history.replaceState(null, "", "/services/c%2B%2B-assignment")
  dispatchEvent(new PopStateEvent("popstate"))
  expect(location.pathname).toBe("/services/c++-assignment")
})
