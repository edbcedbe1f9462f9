import { saveDraft } from "../../../src/forms/drafts/draftStore"
import { trapName } from "../../../src/forms/fields/TrapField"
import { noteShown } from "../../../src/forms/lead/firstShown"
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

test("a form on the page that the browser loaded shows since that was painted, not since React has hydrated it", () => {
  window.history.pushState(null, "", "/")
  jest.advanceTimersByTime(10_000)
  noteShown("e")
  expect(suspicionOf("e", form())).toBeUndefined()
})
