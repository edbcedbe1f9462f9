import { createDesk } from "../../src/forms/desk/createDesk"
import { deskFor } from "../../src/forms/desk/deskFor"
import { openDraft } from "../../src/forms/drafts/openDraft"

const key = "draft:contact"
const defaults = { name: "", code: "+91", terms: false }
const stored = (name: string) => JSON.stringify({ name, code: "+91", changed: Date.now() })
const openDesk = () => {
  const desk = createDesk(defaults)
  return { desk, close: openDraft(desk, "contact") }
}
const dropElsewhere = (oldValue: string) => {
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue: null }))
}
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }) as PageTransitionEvent)

beforeEach(() => localStorage.clear())

test("what is sent in one tab is not left for sending in another that shows it", () => {
  localStorage.setItem(key, stored("Ann"))
  const { desk, close } = openDesk()
  expect(desk.read()).toMatchObject({ values: { name: "Ann" }, restored: true })
  dropElsewhere(stored("Ann and more, typed there"))
  expect(desk.read()).toMatchObject({ values: defaults, restored: false })
  close()
})

test("what was typed here is not swept away by the sending of something else there", () => {
  const { desk, close } = openDesk()
  desk.change("name", "Bob")
  dropElsewhere(stored("Ann"))
  expect(desk.read().values.name).toBe("Bob")
  close()
})

test("nor is it forgotten: each tab drops its own text alone", () => {
  const { desk, close } = openDesk()
  desk.change("name", "Ann")
  localStorage.setItem(key, stored("Bob"))
  desk.clear()
  expect(localStorage.getItem(key)).toBe(stored("Bob"))
  close()
})

test("a page that comes back from the browser's memory empties what was sent meanwhile", () => {
  const { desk, close } = openDesk()
  desk.change("name", "Ann")
  comeBack()
  expect(desk.read().values.name).toBe("Ann")
  localStorage.removeItem(key)
  comeBack()
  expect(desk.read().values).toEqual(defaults)
  close()
})

test("where storage is blocked a page that comes back keeps its text", () => {
  const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError")
  })
  const { desk, close } = openDesk()
  desk.change("name", "Ann")
  comeBack()
  expect(desk.read().values.name).toBe("Ann")
  blocked.mockRestore()
  close()
})

test("a send that outlasts its page still drops the draft, and the same form elsewhere is the same desk", () => {
  const desk = deskFor("contact", defaults)
  const close = openDraft(desk, "contact")
  desk.change("name", "Ann")
  expect(deskFor("contact", defaults)).not.toBe(desk)
  desk.update({ phase: "sending" })
  close()
  expect(deskFor("contact", defaults)).toBe(desk)
  expect(deskFor("job Writer", defaults)).not.toBe(desk)
  desk.clear()
  desk.update({ phase: "sent" })
  expect(localStorage.length).toBe(0)
  expect(deskFor("contact", defaults)).not.toBe(desk)
})

test("an overdue answer keeps the desk as well, until it has come", () => {
  const desk = deskFor("contact", defaults)
  desk.update({ phase: "failed", giveUp: () => undefined })
  expect(deskFor("contact", defaults)).toBe(desk)
  desk.update({ giveUp: undefined })
  expect(deskFor("contact", defaults)).not.toBe(desk)
})
