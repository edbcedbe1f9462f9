import { heldScriptsId, lateScriptsScript } from "../../src/html/lateScripts"
import { replayEarlyClicks } from "../../src/html/replayEarlyClicks"

/** Runs the script of the head as the browser would. */
// biome-ignore lint/security/noGlobalEval: it is our own
const runScript = () => window.eval(lateScriptsScript)

const fetched = () => document.querySelectorAll("body > script[src]").length

/** jsdom does not paint; here the page has been. */
class PaintedAlready {
  constructor(private readonly report: (entries: undefined, observer: PaintedAlready) => void) {}
  observe() {
    this.report(undefined, this)
  }
  disconnect() {}
}

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/plans"><b>Plans</b></a><p>Words</p>
    <button type="button">Menu</button><button type="button" aria-expanded="false">Chat</button><button type="submit">Send</button>
    <template id="${heldScriptsId}"><script src="data:text/javascript," async></script></template>`
  // A browser that never finds the time: only the visitor can have the scripts fetched.
  Object.assign(window, { requestIdleCallback: () => 0, PerformanceObserver: PaintedAlready })
  runScript()
})

test.each(["pointerdown", "keydown", "wheel"])("the first %s has the scripts fetched, once", (sign) => {
  expect(fetched()).toBe(0)
  for (const _ of [1, 2]) document.querySelector("p")?.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(fetched()).toBe(1)
})

test("so does the mouse over a link, but not over words", () => {
  document.querySelector("p")?.dispatchEvent(new Event("pointerover", { bubbles: true }))
  expect(fetched()).toBe(0)
  document.querySelector("b")?.dispatchEvent(new Event("pointerover", { bubbles: true }))
  expect(fetched()).toBe(1)
})

test("without the visitor they are fetched when the page has loaded, was painted, and the browser is idle", () => {
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() })
  window.dispatchEvent(new Event("load"))
  expect(fetched()).toBe(1)
})

test("a button pressed early is pressed again, once; links and submits are left to browser and form", () => {
  const pressed: string[] = []
  for (const element of document.querySelectorAll("a, button")) (element as HTMLElement).click()
  document.addEventListener("click", ({ target }) => pressed.push((target as HTMLElement).textContent ?? ""))
  replayEarlyClicks()
  replayEarlyClicks()
  expect(pressed).toEqual(["Menu", "Chat"])
})

test("a button pressed twice is pressed twice again, but what it opens stays open", () => {
  const pressed: string[] = []
  for (const button of document.querySelectorAll<HTMLElement>("button[type=button]")) {
    button.click()
    button.click()
  }
  document.addEventListener("click", ({ target }) => pressed.push((target as HTMLElement).textContent ?? ""))
  replayEarlyClicks()
  expect(pressed).toEqual(["Menu", "Menu", "Chat"])
})

test("after that buttons answer themselves", () => {
  replayEarlyClicks()
  const button = document.querySelector("button")
  button?.click()
  const again = jest.fn()
  button?.addEventListener("click", again)
  replayEarlyClicks()
  expect(again).not.toHaveBeenCalled()
})
