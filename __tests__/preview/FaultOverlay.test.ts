import { act } from "@testing-library/react"
import { watchFaults } from "../../src/preview/FaultOverlay"

class FakeEventSource extends EventTarget {
  static last: FakeEventSource
  constructor(readonly url: string) {
    super()
    FakeEventSource.last = this
  }
}

const say = (report: string) =>
  act(() => FakeEventSource.last.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(report) })))

const panels = () => [...document.querySelectorAll("data-faults")].map(({ shadowRoot }) => shadowRoot?.textContent)

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeEventSource })
  watchFaults()
})

test("listens where gatsby develop tells of faults", () => {
  expect(FakeEventSource.last.url).toBe("/__data-faults")
})

test("shows a report, replaces it by the next, and goes when the fault is mended", () => {
  say("")
  expect(panels()).toEqual([])
  say("data/site.json: one fault")
  expect(panels()).toEqual([expect.stringContaining("data/site.json: one fault")])
  say("data/site.json: two faults <b>")
  expect(panels()).toEqual([expect.stringContaining("data/site.json: two faults <b>")])
  say("")
  expect(panels()).toEqual([])
})

test("the report is announced to people who cannot see it, and its HTML stays text", () => {
  say("<img src=x onerror=alert(1)>")
  const root = document.querySelector("data-faults")?.shadowRoot
  expect(root?.querySelector("[role=alert]")).not.toBeNull()
  expect(root?.querySelector("img")).toBeNull()
  say("")
})
