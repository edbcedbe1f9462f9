/** @jest-environment-options {"url": "https://www.zebra.house/plans?q=secret&utm_campaign=spring%20sale%3C"} */
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { waitFor } from "@testing-library/react"
import { loadFailureBannerId, partFailureEvent } from "../../src/components/errors/loadFailure"
import { whatsAppAddress } from "../../src/forms/whatsAppAddress"

// No query is made, and each visit loads all code anew.
jest.mock("gatsby", () => ({}))

/** As web-vitals does, reports a value again once it has grown, and anew for a page that the browser had kept. */
jest.mock("web-vitals", () => {
  const reports = { LCP: 1234, INP: 96, CLS: 0.12345, TTFB: 30, FCP: 900 }
  return Object.fromEntries(
    Object.entries(reports).map(([name, value]) => [
      `on${name}`,
      (report: (metric: object) => void) => {
        report({ name, value: 1, navigationType: "back-forward-cache" })
        report({ name, value, navigationType: "navigate" })
        report({ name, value: 2 * value, navigationType: "navigate" })
      },
    ]),
  )
})

type Call = readonly [address: string, body: Record<string, unknown>]
let calls: Call[]
let options: RequestInit[]
const server = jest.fn<Promise<{ status: number }>, []>()
const settings = ["GATSBY_MEASURE", "GATSBY_MEASURE_URL", "GATSBY_MEASURE_SITE", "MEASURE_CAMPAIGN"] as const

/** What listens to the page, which the next visit does not keep. */
const listening = [document, window].map((target) => ({ target, added: jest.spyOn(target, "addEventListener") }))

beforeEach(() => {
  jest.resetModules()
  calls = []
  options = []
  server.mockReset().mockResolvedValue({ status: 200 })
  window.fetch = jest.fn((address: string, init: RequestInit) => {
    calls.push([address, JSON.parse(String(init.body))])
    options.push(init)
    return server()
  }) as never
  window.requestIdleCallback = ((callback: () => void) => setTimeout(callback)) as never
  // Plausible's package follows the page's height.
  window.ResizeObserver = class {
    observe() {}
  } as never
  document.body.innerHTML = `
    <a href="tel:+910000000000">phone</a>
    <a href="${whatsAppAddress("+91 00000 00000")}&text=Hello"><b>whatsapp</b></a>
    <a href="https://wa.me/message/ABC">whatsapp</a>
    <a href="mailto:post@zebra.house">mail</a>
    <a href="https://wa.me/?text=Look">share</a>
    <a href="mailto:?subject=Look">share</a>
    <a href="/plans">plans</a>
    <form data-draft="job Night Editor"><input /><input /></form>`
  document.addEventListener("click", (event) => event.preventDefault())
})
afterEach(() => {
  for (const { target, added } of listening) {
    for (const [type, listener, how] of added.mock.calls) target.removeEventListener(type, listener, how)
    added.mockClear()
  }
  for (const name of settings) delete process.env[name]
})

const show = (pathname: string, search: string, template: string) => ({
  pathname,
  search,
  page: { path: pathname + search, componentChunkName: `component---src-${template}-tsx` },
})

/** Loads the code as a browser does. @returns what measures, and a function that shows a page */
const load = async () => {
  const { measure, measurePage } = await import("../../src/measure/measure")
  const open = (shown: ReturnType<typeof show>) => {
    Object.assign(window, { ___loader: { loadPageSync: () => ({ page: shown.page }) } })
    measurePage(shown)
  }
  return { measure, open }
}

const plansPage = show("/plans", "", "pages-plans")

/** What one visitor does: everything that is measured, and some of what is not. */
const visit = async (first = 5) => {
  const { measure, open } = await load()
  const plans = show("/plans", "?q=secret&utm_campaign=spring", "pages-plans")
  open(plans)
  open({ ...plans, search: "" })
  await waitFor(() => expect(calls).toHaveLength(first))
  for (const link of document.querySelectorAll("a > b, a")) (link as HTMLElement).click()
  for (const field of document.querySelectorAll("input")) field.dispatchEvent(new Event("input", { bubbles: true }))
  measure("Form failed", "offline")
  measure("Form sent", "job")
  open(show("/services/law", "", "templates-service"))
  measure("Chat question", "3")
  measure("Search without result", "7")
  dispatchEvent(new CustomEvent("loadfailure", { detail: "island-footer" }))
  open(show("/services/typed by ann@zebra.house", "", "templates-unknown-service"))
  open(show("/old-plans.html", "?q=secret", "pages-404"))
  open(show("/ann%40zebra.house", "", "pages-404"))
}

type Event = readonly [event: string, path: string, type: string, detail?: string]
const plans = (event: string, detail?: string): Event => [event, "/plans", "page", detail]
const law = (event: string, detail?: string): Event => [event, "/services/law", "service", detail]
/** An address that no page has, which only the site's own server is told, if it names nobody. */
const oldPage = "/old-plans.html"
const events: readonly Event[] = [
  plans("Page seen"),
  plans("CLS", "0.12"),
  plans("INP", "100"),
  plans("LCP", "1200"),
  plans("TTFB", "0"),
  plans("Phone link"),
  plans("WhatsApp link"),
  plans("WhatsApp link"),
  plans("WhatsApp link"),
  plans("Mail link"),
  plans("Form begun", "job"),
  plans("Form failed", "offline"),
  plans("Form sent", "job"),
  law("Page seen"),
  law("Chat question", "3"),
  law("Search without result", "7"),
  law("Load failure"),
  ["Page seen", "/404", "error"],
  ["Page seen", "/404", "error", oldPage],
  ["Page seen", "/404", "error"],
]

/** What only the site's own server is told: it counts where visits come from. */
const visitOf = (campaign: string) => plans("Visit", campaign)

const propertiesOf = ([, , type, detail]: Event, campaign?: string) => ({
  ...(detail && detail !== oldPage && { detail }),
  type,
  ...(campaign && { campaign }),
})

/** The exact calls of the journey, for each way to measure. */
const expected: Readonly<Record<string, (event: Event, campaign?: string) => Call>> = {
  own: ([event, path, , detail]) => ["/api/v1.0/count", { path, event, ...(detail && { detail }) }],
  plausible: (event, campaign) => [
    "https://plausible.io/api/event",
    {
      n: event[0] === "Page seen" ? "pageview" : event[0],
      v: 36,
      u: `https://www.zebra.house${event[1]}`,
      d: "zebra.house",
      p: propertiesOf(event, campaign),
      ...(/^(?:LCP|INP|TTFB|CLS|Load failure)$/.test(event[0]) && { i: false }),
    },
  ],
  umami: (event, campaign) => [
    "https://stats.zebra.house/api/send",
    {
      type: "event",
      payload: {
        website: "zebra.house",
        hostname: "www.zebra.house",
        url: event[1],
        ...(event[0] !== "Page seen" && { name: event[0] }),
        data: propertiesOf(event, campaign),
      },
    },
  ],
}

const set = (way: string, others: NodeJS.ProcessEnv = {}) => {
  Object.assign(process.env, { GATSBY_MEASURE: way, GATSBY_MEASURE_SITE: "zebra.house", ...others })
  if (way === "umami") process.env.GATSBY_MEASURE_URL = "https://stats.zebra.house/"
}

describe.each(Object.entries(expected))("a journey measured by %s", (way, callOf) => {
  test.each([undefined, "spring sale"])("makes exactly these calls, with the campaign %s", async (campaign) => {
    set(way, campaign ? { MEASURE_CAMPAIGN: "on" } : {})
    const made = campaign && way === "own" ? [...events.slice(0, 1), visitOf(campaign), ...events.slice(1)] : events
    await visit(made.length - events.length + 5)
    await waitFor(() => expect(calls).toHaveLength(made.length))
    expect(calls).toEqual(made.map((event) => callOf(event, campaign)))
    expect(options.every(({ keepalive, credentials }) => keepalive && credentials !== "include")).toBe(true)
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""])
    expect(JSON.stringify(calls)).not.toMatch(/secret|ann(?:@|%40)/)
  })
})

test("a page that is loaded out of sight, as in a tab in the background, is measured once it is seen", async () => {
  set("own")
  const sight = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  const { startSending } = await import("../../src/measure/startSending")
  const started = jest.fn()
  const starting = startSending({ pathname: "/plans", search: "" }, () => {}).then(started)
  document.dispatchEvent(new Event("visibilitychange"))
  await new Promise((resolve) => setTimeout(resolve))
  expect(started).not.toHaveBeenCalled()
  sight.mockReturnValue("visible")
  document.dispatchEvent(new Event("visibilitychange"))
  await starting
  expect(started).toHaveBeenCalled()
  sight.mockRestore()
})

test("a part that did not load on use is told", async () => {
  set("own")
  ;(await load()).open(plansPage)
  await waitFor(() => expect(calls).toHaveLength(5))
  dispatchEvent(new Event(partFailureEvent))
  await waitFor(() => expect(calls.map(([, { event }]) => event)).toContain("Load failure"))
})

test("a load failure is told that happened before there was code to tell it", async () => {
  set("own")
  document.body.innerHTML = `<div id="${loadFailureBannerId}">This page did not load completely.</div>`
  ;(await load()).open(plansPage)
  await waitFor(() => expect(calls.map(([, { event }]) => event)).toContain("Load failure"))
})

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("nothing is sent, or even loaded, with %s", async (name, value) => {
  set("own")
  Object.defineProperty(navigator, name, { value, configurable: true })
  const { measure, open } = await load()
  open(plansPage)
  measure("Form sent", "job")
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(calls).toEqual([])
  Object.defineProperty(navigator, name, { value: undefined, configurable: true })
})

test.each([
  ["the visitor refuses it", "1", () => ({})],
  [
    "its code does not load",
    undefined,
    () => {
      throw new Error("no such chunk")
    },
  ],
])("nothing is kept if %s", async (_case, value, load) => {
  set("own")
  Object.defineProperty(navigator, "doNotTrack", { value, configurable: true })
  jest.doMock("../../src/measure/startSending", load)
  const { measurePage } = await import("../../src/measure/measure")
  const first = new WeakRef({ pathname: "/plans", search: "" })
  measurePage(first.deref() ?? { pathname: "", search: "" })
  await new Promise((resolve) => setTimeout(resolve, 100))
  measurePage({ pathname: "/about-us", search: "" })
  setFlagsFromString("--expose-gc")
  runInNewContext("gc")()
  expect(first.deref()).toBeUndefined()
  Object.defineProperty(navigator, "doNotTrack", { value: undefined, configurable: true })
  jest.dontMock("../../src/measure/startSending")
})

describe.each(Object.keys(expected))("if the server of %s", (way) => {
  test.each([
    ["answers 500", () => server.mockResolvedValue({ status: 500 })],
    ["is blocked by the policy", () => server.mockRejectedValue(new TypeError("Failed to fetch"))],
  ])("%s, everything is silent, and each event is sent once", async (_case, fail) => {
    set(way)
    fail()
    const logged = jest.spyOn(console, "error")
    await visit()
    await waitFor(() => expect(calls).toHaveLength(events.length))
    expect(logged).not.toHaveBeenCalled()
  })

  test("hangs, only one call is under way until the page is left", async () => {
    set(way)
    server.mockReturnValue(new Promise(() => {}))
    const { measure, open } = await load()
    open(plansPage)
    await waitFor(() => expect(calls).toHaveLength(1))
    measure("Form sent", "job")
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(calls).toHaveLength(1)
    const hidden = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    document.dispatchEvent(new Event("visibilitychange"))
    expect(calls).toHaveLength(6)
    hidden.mockRestore()
  })
})
