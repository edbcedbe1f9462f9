import { loadFailureEvent } from "../../../src/components/errors/loadFailure"

/** jsdom does not paint, so this reports that the page has been painted. */
class PaintedAlready {
  constructor(private readonly report: (entries: undefined, observer: PaintedAlready) => void) {}
  observe() {
    this.report(undefined, this)
  }
  disconnect() {}
}

const fetched = () => document.querySelectorAll("body > script[src]").length

/** Runs the head's module as a browser does, once per page. */
const load = () => {
  window.hasInteracted = false
  let id = ""
  jest.isolateModules(() => {
    const { heldScriptsId, holdScripts } = require("../../../src/islands/head-script/holdScripts")
    id = heldScriptsId
    holdScripts()
  })
  return id
}

const script = '<script src="data:text/javascript," async></script>'

/** Shows a page, with as much of its scripts as has arrived. */
const showPage = (arrived = script) => {
  const id = load()
  document.body.innerHTML = `<p>Words</p><template id="${id}">${arrived}</template>`
}

beforeEach(() => {
  // A browser that is never idle: only the visitor can trigger the scripts.
  Object.assign(window, { requestIdleCallback: () => 0, PerformanceObserver: PaintedAlready })
})

test("the first interaction loads the scripts, once", () => {
  showPage()
  expect(fetched()).toBe(0)
  for (const _ of [1, 2]) document.querySelector("p")?.dispatchEvent(new Event("keydown", { bubbles: true }))
  expect(fetched()).toBe(1)
})

test("without an interaction they are loaded when the page is loaded and painted and the browser idle", () => {
  showPage()
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() })
  window.dispatchEvent(new Event("load"))
  expect(fetched()).toBe(1)
})

test("they are loaded after ten seconds at the latest, if a hanging picture keeps the page from loading", () => {
  jest.useFakeTimers()
  showPage()
  jest.advanceTimersByTime(9_999)
  expect(fetched()).toBe(0)
  jest.advanceTimersByTime(1)
  expect(fetched()).toBe(1)
  jest.useRealTimers()
})

test("an interaction while the HTML of the scripts arrives loads all of them", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading")
  showPage("")
  const held = document.querySelector("template")
  document.querySelector("p")?.dispatchEvent(new Event("keydown", { bubbles: true }))
  // The parser goes on in the element in which it is, wherever that is by now.
  if (held) held.innerHTML = script
  state.mockReturnValue("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
  expect(fetched()).toBe(1)
  state.mockRestore()
})

test("HTML that ends before them is reported", () => {
  const failure = jest.fn()
  window.addEventListener(loadFailureEvent, failure, { once: true })
  showPage()
  document.querySelector("template")?.remove()
  document.querySelector("p")?.dispatchEvent(new Event("keydown", { bubbles: true }))
  expect(failure).toHaveBeenCalledTimes(1)
})
