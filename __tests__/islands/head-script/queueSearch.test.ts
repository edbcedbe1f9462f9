import { reportLoadFailure } from "../../../src/components/errors/loadFailure"
import { queueSearch } from "../../../src/islands/head-script/queueSearch"
import { answerSearch, takeWantedSearch } from "../../../src/search/requestSearch"

queueSearch()

const open = jest.fn()
const leave = jest.fn()
let forget: () => void = () => undefined

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = "<form data-search><button>Search</button></form><input>"
  HTMLFormElement.prototype.submit = leave
  open.mockClear()
  leave.mockClear()
  window.wantedSearch = undefined
})

afterEach(() => {
  forget()
  jest.useRealTimers()
})

const submit = () => {
  const event = new Event("submit", { bubbles: true, cancelable: true })
  document.querySelector("form")?.dispatchEvent(event)
  return event
}
const press = (init: KeyboardEventInit, target: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

test.each([
  ["the button", submit],
  ["Ctrl+K", () => press({ key: "k", ctrlKey: true })],
  ["/", () => press({ key: "/" })],
])("%s used before the scripts are there is carried out once they are", (_, use) => {
  expect(use().defaultPrevented).toBe(true)
  expect(open).not.toHaveBeenCalled()
  forget = answerSearch(open)
  expect(open).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(leave).not.toHaveBeenCalled()
})

test("a form with a field opens the search with its words", () => {
  document.body.innerHTML = '<form data-search><input value="law essay"><button>Search</button></form>'
  submit()
  forget = answerSearch(open)
  expect(takeWantedSearch()).toBe("law essay")
})

test.each([
  ["the button", submit],
  ["Ctrl+K", () => press({ key: "k", ctrlKey: true })],
  ["/", () => press({ key: "/" })],
])("what is typed after %s, until the search is there, is held for it", (_, use) => {
  use()
  for (const key of ["l", "a", "/", "Backspace"]) expect(press({ key }).defaultPrevented).toBe(true)
  forget = answerSearch(open)
  expect(press({ key: "w" }).defaultPrevented).toBe(true)
  expect(takeWantedSearch()).toBe("law")
  expect(press({ key: "x" }).defaultPrevented).toBe(false)
})

test("what is typed into a field that was entered meanwhile stays there", () => {
  submit()
  expect(press({ key: "x" }, document.querySelector("input") as Element).defaultPrevented).toBe(false)
  expect(takeWantedSearch()).toBe("")
})

test("keys of an input method are left to it", () => {
  submit()
  for (const init of [
    { key: "n", isComposing: true },
    { key: "n", keyCode: 229 },
  ])
    expect(press(init).defaultPrevented).toBe(false)
  expect(takeWantedSearch()).toBe("")
})

test("a slash in a field is typed, and an unused search does not open", () => {
  expect(press({ key: "/" }, document.querySelector("input") as Element).defaultPrevented).toBe(false)
  forget = answerSearch(open)
  expect(open).not.toHaveBeenCalled()
})

test("if the scripts do not come, the visitor gets the list of services, as without scripts", async () => {
  submit()
  await jest.advanceTimersByTimeAsync(9_999)
  expect(leave).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

test("if they fail, at once, but not offline, where the browser would show an error page", async () => {
  submit()
  globalThis.fetch = jest.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue({})
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  reportLoadFailure("app")
  await jest.advanceTimersByTimeAsync(0)
  expect(leave).not.toHaveBeenCalled()
  // The browser still says so, but the site can be reached.
  reportLoadFailure("app")
  await jest.advanceTimersByTimeAsync(0)
  expect(leave).toHaveBeenCalledTimes(1)
  online.mockRestore()
})
