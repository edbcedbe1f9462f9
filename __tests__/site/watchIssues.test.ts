import { act } from "@testing-library/react"
import { watchIssues } from "../../src/site/watchIssues"

class FakeEventSource extends EventTarget {
  static last: FakeEventSource
  constructor(readonly url: string) {
    super()
    FakeEventSource.last = this
  }
}

const say = (report: string, deletions = "") =>
  act(() =>
    FakeEventSource.last.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ report, deletions }) })),
  )

const panels = () => [...document.querySelectorAll("data-issues")].map(({ shadowRoot }) => shadowRoot?.textContent)

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeEventSource })
  watchIssues()
})

test("listens where gatsby develop sends issues", () => {
  expect(FakeEventSource.last.url).toBe("/__data-issues")
})

test("shows a report, replaces it by the next one, and disappears when the issue is fixed", () => {
  say("")
  expect(panels()).toEqual([])
  say("data/site.json: one issue")
  expect(panels()).toEqual([expect.stringContaining("data/site.json: one issue")])
  say("data/site.json: two issues <b>")
  expect(panels()).toEqual([expect.stringContaining("data/site.json: two issues <b>")])
  say("")
  expect(panels()).toEqual([])
})

test("the report is announced to screen readers, and HTML in it stays text", () => {
  say("<img src=x onerror=alert(1)>")
  const root = document.querySelector("data-issues")?.shadowRoot
  expect(root?.querySelector("[role=alert]")).not.toBeNull()
  expect(root?.querySelector("img")).toBeNull()
  say("")
})

test("tells of a deleted page, until it is closed", () => {
  say("", "/services/law no longer exists.")
  expect(panels()).toEqual([expect.stringContaining("/services/law no longer exists.")])
  expect(panels()[0]).not.toContain("issues")
  document.querySelector("data-issues")?.shadowRoot?.querySelector("button")?.click()
  expect(panels()).toEqual([])
})
