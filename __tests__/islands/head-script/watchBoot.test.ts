import { loadFailureEvent, reportLoadFailure } from "../../../src/components/errors/loadFailure"
import { reloadOnce } from "../../../src/components/errors/reloadOnce"
import { watchBoot } from "../../../src/islands/head-script/watchBoot"

// jsdom cannot reload.
jest.mock("../../../src/components/errors/reloadOnce")

let files: object[] = []
const failure = jest.fn()

beforeAll(() => {
  jest.useFakeTimers()
  Object.defineProperty(document, "readyState", { value: "loading", configurable: true })
  Object.assign(performance, { getEntriesByType: () => files })
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

describe("if a script does not load", () => {
  const fail = async () => {
    jest.mocked(reloadOnce).mockClear()
    reportLoadFailure("island-footer")
    await jest.advanceTimersByTimeAsync(0)
  }

  test("the page reloads", async () => {
    await fail()
    expect(reloadOnce).toHaveBeenCalled()
  })

  // Last, since the listeners of earlier tests stay.
  test.each(["pointerdown", "click"])("but not once a link has a %s, which leads to another page", async (type) => {
    document.body.innerHTML = '<a href="/plans"><b>Plans</b></a>'
    document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    await fail()
    expect(reloadOnce).not.toHaveBeenCalled()
  })
})
