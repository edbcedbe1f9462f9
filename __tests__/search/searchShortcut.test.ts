import { isSearchShortcut, setSlashShortcut } from "../../src/search/searchShortcut"

/** Whether a key press opens the search when the focus is on an element. */
const press = (init: KeyboardEventInit, target: HTMLElement = document.body) => {
  document.body.append(target === document.body ? "" : target)
  let answer = false
  const listen = (event: KeyboardEvent) => {
    answer = isSearchShortcut(event)
  }
  document.addEventListener("keydown", listen)
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }))
  document.removeEventListener("keydown", listen)
  return answer
}

afterEach(() => setSlashShortcut(true))

test.each([
  { key: "/" },
  { key: "k", ctrlKey: true },
  { key: "K", ctrlKey: true },
  { key: "k", metaKey: true },
  // The same key on Russian, Greek, Arabic and Hebrew keyboards, and K on a Dvorak keyboard.
  ..."лκنל".split("").map((key) => ({ key, code: "KeyK", ctrlKey: true })),
  { key: "k", code: "KeyV", ctrlKey: true },
])("%p opens the search", (init) => expect(press(init)).toBe(true))

test.each([
  { key: "k" },
  { key: "/", altKey: true },
  { key: "/", ctrlKey: true },
  { key: "k", ctrlKey: true, shiftKey: true },
  // The place of K on a Dvorak keyboard.
  { key: "t", code: "KeyK", ctrlKey: true },
  { key: "Enter" },
])("%p does not", (init) => expect(press(init)).toBe(false))

test.each(["input", "textarea", "select"])(
  "a slash in a field (%s) is typed; Ctrl+K still opens the search",
  (name) => {
    expect(press({ key: "/" }, document.createElement(name))).toBe(false)
    expect(press({ key: "k", ctrlKey: true }, document.createElement(name))).toBe(true)
  },
)

test("on a Mac Ctrl+K deletes text in a field, and Cmd+K opens the search", () => {
  const platform = jest.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel")
  expect(press({ key: "k", ctrlKey: true }, document.createElement("textarea"))).toBe(false)
  expect(press({ key: "k", metaKey: true }, document.createElement("textarea"))).toBe(true)
  expect(press({ key: "k", ctrlKey: true })).toBe(true)
  platform.mockRestore()
})

test("an open dialog handles its own keys", () => {
  document.body.innerHTML = "<dialog open></dialog>"
  expect(press({ key: "/" })).toBe(false)
  expect(press({ key: "k", ctrlKey: true })).toBe(false)
  document.body.innerHTML = ""
})

test("the slash can be turned off, and on again", () => {
  setSlashShortcut(false)
  expect(press({ key: "/" })).toBe(false)
  expect(press({ key: "k", ctrlKey: true })).toBe(true)
  setSlashShortcut(true)
  expect(press({ key: "/" })).toBe(true)
})
