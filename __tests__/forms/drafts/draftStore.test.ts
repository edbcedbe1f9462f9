import {
  deleteDraft,
  deleteExpiredDrafts,
  draftSince,
  readDraft,
  saveDraft,
  storedText,
} from "../../../src/forms/drafts/draftStore"

const defaults = { name: "", message: "", code: "+91", terms: false }

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test("texts are restored, boxes never", () => {
  saveDraft("contact", { name: "Ann", message: "", code: "+44", terms: true })
  expect(readDraft("contact", defaults)).toEqual({ name: "Ann", code: "+44" })
  expect(localStorage.getItem("draft:contact")).not.toContain("terms")
})

test("drafts of different forms are stored and deleted separately", () => {
  saveDraft("contact", { name: "Ann" })
  saveDraft("job Writer", { name: "Bob" })
  deleteDraft("contact", storedText("contact"))
  expect(readDraft("contact", defaults)).toEqual({})
  expect(readDraft("job Writer", defaults)).toEqual({ name: "Bob" })
})

test("a draft that another tab has meanwhile replaced is not deleted", () => {
  const known = saveDraft("contact", { name: "Ann" })
  saveDraft("contact", { name: "Bob" })
  deleteDraft("contact", known)
  expect(readDraft("contact", defaults)).toEqual({ name: "Bob" })
})

test("a draft expires 30 days after its last change, whichever form is open; one in use stays, with its first day", () => {
  const began = new Date()
  saveDraft("contact", { name: "Ann" })
  saveDraft("job Writer", { name: "Bob" })
  localStorage.setItem("visits", "7")
  jest.advanceTimersByTime(20 * day)
  saveDraft("contact", { name: "Ann Lee" })
  jest.advanceTimersByTime(10 * day - 1)
  deleteExpiredDrafts()
  expect(readDraft("job Writer", defaults)).toEqual({ name: "Bob" })
  jest.advanceTimersByTime(1)
  expect(readDraft("job Writer", defaults)).toEqual({})
  deleteExpiredDrafts()
  expect(Object.keys(localStorage).sort()).toEqual(["draft:contact", "visits"])
  expect(readDraft("contact", defaults)).toEqual({ name: "Ann Lee" })
  expect(draftSince("contact")).toEqual(began)
})

test.each([{}, { changed: "today" }, { changed: Date.now() + 400 * day }])(
  "a draft dated %j, which would never expire, is deleted",
  (date) => {
    localStorage.setItem("draft:contact", JSON.stringify({ name: "Ann", ...date }))
    expect(readDraft("contact", defaults)).toEqual({})
    deleteExpiredDrafts()
    expect(localStorage.length).toBe(0)
  },
)

test.each(["", "{", "null", "7", "[1]", '"text"', '{"changed":1,"name":7,"terms":true,"unknown":"x","__proto__":"x"}'])(
  "%p in storage restores nothing",
  (kept) => {
    localStorage.setItem("draft:contact", kept)
    expect(readDraft("contact", defaults)).toEqual({})
  },
)

test("hostile text comes back unchanged", () => {
  const name = `<img onerror=1>\u202e\u0007😀${"x".repeat(10_000)}`
  saveDraft("contact", { name })
  expect(readDraft("contact", defaults)).toEqual({ name })
})

test("blocked storage is no obstacle", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError")
  })
  expect(() => saveDraft("contact", { name: "Ann" })).not.toThrow()
  expect(() => deleteDraft("contact", undefined)).not.toThrow()
  expect(readDraft("contact", defaults)).toEqual({})
})

test("full storage is no obstacle", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(() => saveDraft("contact", { name: "Ann" })).not.toThrow()
})
