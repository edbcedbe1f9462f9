import { dropDraft, keepDraft, keptText, readDraft } from "../../src/forms/drafts/draftStore"

const defaults = { name: "", message: "", code: "+91", terms: false }

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test("texts come back, boxes never", () => {
  keepDraft("contact", { name: "Ann", message: "", code: "+44", terms: true })
  expect(readDraft("contact", defaults)).toEqual({ name: "Ann", code: "+44" })
  expect(localStorage.getItem("draft:contact")).not.toContain("terms")
})

test("drafts of different forms are kept apart, and forgotten one by one", () => {
  keepDraft("contact", { name: "Ann" })
  keepDraft("job Writer", { name: "Bob" })
  dropDraft("contact", keptText("contact"))
  expect(readDraft("contact", defaults)).toEqual({})
  expect(readDraft("job Writer", defaults)).toEqual({ name: "Bob" })
})

test("a draft that another tab has replaced meanwhile is not dropped", () => {
  const known = keepDraft("contact", { name: "Ann" })
  keepDraft("contact", { name: "Bob" })
  dropDraft("contact", known)
  expect(readDraft("contact", defaults)).toEqual({ name: "Bob" })
})

test.each(["", "{", "null", "7", "[1]", '"text"', '{"name":7,"terms":true,"unknown":"x","__proto__":"x"}'])(
  "%p in storage restores nothing",
  (kept) => {
    localStorage.setItem("draft:contact", kept)
    expect(readDraft("contact", defaults)).toEqual({})
  },
)

test("hostile text comes back unchanged", () => {
  const name = `<img onerror=1>\u202e\u0007😀${"x".repeat(10_000)}`
  keepDraft("contact", { name })
  expect(readDraft("contact", defaults)).toEqual({ name })
})

test("blocked storage is no obstacle", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError")
  })
  expect(() => keepDraft("contact", { name: "Ann" })).not.toThrow()
  expect(() => dropDraft("contact", undefined)).not.toThrow()
  expect(readDraft("contact", defaults)).toEqual({})
})

test("full storage is no obstacle", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(() => keepDraft("contact", { name: "Ann" })).not.toThrow()
})
