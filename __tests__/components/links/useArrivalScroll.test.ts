import { renderHook } from "@testing-library/react"
import { useArrivalScroll } from "../../../src/components/links/useArrivalScroll"

const scrolled = jest.fn()

/** Arrives on the home page by a link to its questions. */
const arrive = () => {
  window.history.replaceState({ scrollTo: "faqs", key: "1" }, "", "/")
  return renderHook(() => useArrivalScroll({ scrollTo: "faqs" }))
}

beforeEach(() => {
  jest.useFakeTimers()
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
  window.scrollY = 0
  document.body.innerHTML = "<section id='faqs'></section>"
})

afterEach(() => jest.useRealTimers())

test("the page scrolls to the section half a second after the arrival, and the address names it", () => {
  arrive()
  jest.advanceTimersByTime(499)
  expect(scrolled).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrolled.mock.contexts).toEqual([document.getElementById("faqs")])
  expect(document.getElementById("faqs")).toHaveFocus()
  expect(window.location.hash).toBe("#faqs")
})

test("Back and a reload do not scroll again, and keep the rest of the state", () => {
  arrive().unmount()
  jest.runAllTimers()
  scrolled.mockClear()
  expect(window.history.state).toEqual({ key: "1" })
  renderHook(() => useArrivalScroll({ scrollTo: "faqs" }))
  jest.runAllTimers()
  expect(scrolled).not.toHaveBeenCalled()
})

test.each(["wheel", "keydown", "pointerdown", "touchmove"])("after the visitor's %s it stays where it is", (type) => {
  arrive()
  window.dispatchEvent(new Event(type))
  jest.runAllTimers()
  expect(scrolled).not.toHaveBeenCalled()
})

test("a visitor who drags the scrollbar stays too; the page's own scroll to its top does not count", () => {
  arrive()
  window.dispatchEvent(new Event("scroll"))
  window.scrollY = 300
  window.dispatchEvent(new Event("scroll"))
  jest.runAllTimers()
  expect(scrolled).not.toHaveBeenCalled()
})
