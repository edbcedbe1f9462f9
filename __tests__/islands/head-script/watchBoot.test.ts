import { loadFailureEvent } from "../../../src/components/errors/loadFailure"
import { watchBoot } from "../../../src/islands/head-script/watchBoot"

let files: object[] = []
const failure = jest.fn()

beforeAll(() => {
  jest.useFakeTimers()
  Object.defineProperty(document, "readyState", { value: "loading", configurable: true })
  Object.assign(performance, { getEntriesByType: () => files })
  // Pretends that the page was already reloaded, since jsdom cannot reload.
  sessionStorage.setItem("reloaded-for-chunk", "yes")
  addEventListener(loadFailureEvent, failure)
})

beforeEach(() => {
  files = []
  failure.mockClear()
  document.body.innerHTML = "<p>The first</p>"
  watchBoot()
})

afterEach(() => jest.clearAllTimers())

test("a page that is still loading counts as failed after ten seconds without progress, not before", () => {
  jest.advanceTimersByTime(10_000)
  expect(failure).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1_000)
  expect(failure).toHaveBeenCalledTimes(1)
})

test.each([
  ["an element", () => document.body.append(document.createElement("p"))],
  ["text within an element", () => document.querySelector("p")?.append(" half of it")],
  ["a file", () => files.push({})],
])("on a slow line %s every nine seconds is progress enough", (_, arrive) => {
  for (let times = 0; times < 5; times++) {
    jest.advanceTimersByTime(9_000)
    arrive()
  }
  expect(failure).not.toHaveBeenCalled()
})

test("texts that say that they wait for a script do so for ten seconds at most", () => {
  const { dataset } = document.documentElement
  delete dataset.bootTimedOut
  jest.advanceTimersByTime(9_999)
  expect(dataset.bootTimedOut).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(dataset.bootTimedOut).toBe("yes")
})
