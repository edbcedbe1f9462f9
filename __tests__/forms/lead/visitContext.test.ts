import type { ContextSetting } from "../../../src/forms/leadNames"

/** The context of a form on a page of a visit that began at an address, perhaps on a link of another site. */
const contextOn = (setting: ContextSetting, path: string, { first = path, name = "", referrer = "" } = {}) => {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer)
  let context: object = {}
  jest.isolateModules(() => {
    window.history.replaceState(null, "", first)
    const { namePage } = require("../../../src/site/visit") as typeof import("../../../src/site/visit")
    const { visitContext } =
      require("../../../src/forms/lead/visitContext") as typeof import("../../../src/forms/lead/visitContext")
    namePage(name)
    window.history.pushState(null, "", path)
    context = visitContext(setting)
  })
  return context
}

afterEach(() => jest.restoreAllMocks())

const campaign = "/blog/1?utm_source=news-letter&utm_medium=e+mail&utm_campaign=May%202026&utm_term=&utm_id=7&page=x"

test("off sends nothing", () => expect(contextOn("off", "/plans", { first: campaign, name: "Plans" })).toEqual({}))

test("page sends the page, its name and the first page of the visit, in this order", () => {
  const context = contextOn("page", "/services/c%2B%2B-assignment", { first: campaign, name: "C++ Assignment" })
  expect(JSON.stringify(context)).toBe(
    '{"page":"/services/c++-assignment","page_name":"C++ Assignment","arrived_on":"/blog/1"}',
  )
})

test("campaign also sends the other site, and what the first address says of the campaign", () => {
  const visit = { first: campaign, name: "Plans", referrer: "https://search.example:8443/?q=my+private+words" }
  expect(Object.entries(contextOn("campaign", "/plans", visit))).toEqual([
    ["page", "/plans"],
    ["page_name", "Plans"],
    ["arrived_on", "/blog/1"],
    ["arrived_from", "search.example"],
    ["utm_source", "news-letter"],
    ["utm_medium", "e mail"],
    ["utm_campaign", "May 2026"],
  ])
})

test("campaign also sends what ad networks call the click", () => {
  const first = "/?gclid=EAIaIQ-1_x&gbraid=0AAA&wbraid=Ck4&fbclid=IwZX_aem_1&msclkid=f894f652ea334e73&dclid=7"
  expect(contextOn("campaign", "/", { first })).toEqual({
    page: "/",
    arrived_on: "/",
    gclid: "EAIaIQ-1_x",
    gbraid: "0AAA",
    wbraid: "Ck4",
    fbclid: "IwZX_aem_1",
    msclkid: "f894f652ea334e73",
  })
  expect(contextOn("page", "/", { first })).toEqual({ page: "/", arrived_on: "/" })
})

test("this site is no other site", () =>
  expect(contextOn("campaign", "/", { referrer: "http://localhost/plans" })).not.toHaveProperty("arrived_from"))

test("a page without a name, as an error page, has none", () =>
  expect(contextOn("page", "/nowhere")).toEqual({ page: "/nowhere", arrived_on: "/nowhere" }))

test("an address that cannot be decoded is kept as far as it is allowed", () =>
  expect(contextOn("page", "/%E0%A4%A", { first: "/a%00b" })).toEqual({ page: "/E0A4A", arrived_on: "/ab" }))

test("a browser that refuses to say anything sends a form without context", () => {
  jest.spyOn(String.prototype, "normalize").mockImplementation(() => {
    throw new Error("refused")
  })
  expect(contextOn("page", "/plans")).toEqual({})
})
