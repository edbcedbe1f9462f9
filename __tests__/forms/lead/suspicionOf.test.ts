import { saveDraft } from "../../../src/forms/drafts/draftStore"
import { trapName } from "../../../src/forms/fields/TrapField"
import { noteShown } from "../../../src/forms/lead/noteShown"
import { suspicionOf as suspicion } from "../../../src/forms/lead/suspicionOf"

const form = (trap = "") => {
  document.body.innerHTML = `<form><input name="email" value="a@b.co"><input name="${trapName}" value="${trap}"></form>`
  return document.querySelector("form") as HTMLFormElement
}

const suspicionOf = (draft: string, element: HTMLFormElement, message = "") =>
  suspicion(draft, { email: "a@b.co", message }, { element, at: performance.now() })

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
  localStorage.clear()
  sessionStorage.clear()
  window.history.pushState(null, "", "/another-page")
})
afterEach(() => jest.useRealTimers())

test("a filled trap field is suspect at any time", () => {
  noteShown("a")
  jest.advanceTimersByTime(60_000)
  expect(suspicionOf("a", form("cheap links"))).toBe("trap")
  expect(suspicionOf("a", form())).toBeUndefined()
})

test("a form that is sent within three seconds of its first showing is suspect", () => {
  noteShown("b")
  jest.advanceTimersByTime(2_900)
  expect(suspicionOf("b", form())).toBe("quick")
  jest.advanceTimersByTime(100)
  expect(suspicionOf("b", form())).toBeUndefined()
})

test("the time counts from the first showing, also on the next page and for the next try", () => {
  noteShown("c")
  jest.advanceTimersByTime(3_000)
  noteShown("c")
  expect(suspicionOf("c", form())).toBeUndefined()
})

test("a draft that was restored was shown when it was typed", () => {
  saveDraft("d", { email: "a@b.co" })
  jest.setSystemTime(1_000_000 + 3_000)
  noteShown("d")
  expect(suspicionOf("d", form())).toBeUndefined()
})

test("more than two links are suspect, so that the mail of a service says so, too", () => {
  noteShown("f")
  jest.advanceTimersByTime(60_000)
  expect(suspicionOf("f", form(), "See https://www.a.example and www.b.example")).toBeUndefined()
  expect(suspicionOf("f", form(), "https://a.example http://b.example, WWW.c.example")).toBe("links")
})

test("links that are the same, or within others, count once", () => {
  noteShown("g")
  jest.advanceTimersByTime(10_000)
  const proxied = "https://ezproxy.a.example/login?url=https://b.example/1"
  for (const message of [
    `${proxied} and https://ezproxy.a.example/login?url=https://www.b.example/2`,
    "https://web.archive.org/web/2026/https://a.example/, https://b.example",
    "https://a.example/brief HTTP://www.A.example/brief/ www.a.example/brief. (https://b.example)",
  ])
    expect([message, suspicionOf("g", form(), message)]).toEqual([message, undefined])
})

test("who typed into a form that was open for a minute is a person, however many links there are", () => {
  const links = "https://a.example https://b.example https://c.example"
  noteShown("h")
  saveDraft("h", { message: links })
  jest.advanceTimersByTime(59_000)
  expect(suspicionOf("h", form(), links)).toBe("links")
  jest.advanceTimersByTime(1_000)
  expect(suspicionOf("h", form(), links)).toBeUndefined()
})

test("a form on the page that the browser loaded shows since that was painted, not since React has hydrated it", () => {
  window.history.pushState(null, "", "/")
  jest.advanceTimersByTime(10_000)
  noteShown("e")
  expect(suspicionOf("e", form())).toBeUndefined()
})
