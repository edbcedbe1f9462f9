import { FormSession } from "../../../src/forms/FormSession"
import { defaultsOf } from "../../../src/forms/formTables"
import { typedTexts } from "../../support/typedTexts"
import { heldAnswer, prepareForms } from "../formSetup"

prepareForms()

const key = "draft:contact"
const defaults = { ...defaultsOf("contact"), countryCode: "+91" }
const filled = Object.entries(typedTexts("contact"))
const stored = (name: string) => JSON.stringify({ user_name: name, countryCode: "+91", changed: Date.now() })
const openContact = () => {
  const session = FormSession.open("contact", "contact", defaults)
  const { form } = session
  const onRestored = jest.fn()
  const close = session.show({ onSent: () => undefined, onFailed: () => undefined, onRestored })
  return { form, onRestored, close, nameIn: () => form.getState().values.user_name }
}
const dropElsewhere = (oldValue: string) => {
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue: null }))
}
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }) as PageTransitionEvent)

test("what is sent in one tab is emptied in another that shows it", () => {
  localStorage.setItem(key, stored("Ann"))
  const { form, onRestored, close, nameIn } = openContact()
  expect(nameIn()).toBe("Ann")
  expect(onRestored).toHaveBeenLastCalledWith(true)
  dropElsewhere(stored("Ann and more, typed there"))
  expect(form.getState().values).toEqual(defaults)
  expect(onRestored).toHaveBeenLastCalledWith(false)
  close()
})

test("restoring a draft is not a change: its 30 days continue", () => {
  const text = stored("Ann")
  localStorage.setItem(key, text)
  openContact().close()
  expect(localStorage.getItem(key)).toBe(text)
})

test("what was typed here is kept when another tab sends something else", () => {
  const { form, close, nameIn } = openContact()
  form.change("user_name", "Bob")
  dropElsewhere(stored("Ann"))
  expect(nameIn()).toBe("Bob")
  close()
})

test("each tab deletes only its own text from storage", () => {
  const { form, close } = openContact()
  form.change("user_name", "Ann")
  const text = stored("Bob")
  localStorage.setItem(key, text)
  form.change("user_name", "")
  expect(localStorage.getItem(key)).toBe(text)
  close()
})

test("a tab keeps its text when another sends a different one, and finds it after a reload", () => {
  const { form, close } = openContact()
  form.change("user_name", "Bob")
  localStorage.setItem(key, stored("Ann"))
  close()
  expect(openContact().nameIn()).toBe("Bob")

  const { form: other, close: closeOther } = openContact()
  other.change("user_name", "Bob Lee")
  localStorage.setItem(key, stored("Ann"))
  dropElsewhere(stored("Ann"))
  closeOther()
  expect(openContact().nameIn()).toBe("Bob Lee")
  // Also once the tab is closed.
  sessionStorage.clear()
  expect(openContact().nameIn()).toBe("Bob Lee")
})

test("a page restored from the back/forward cache empties what was sent meanwhile", () => {
  const { form, close, nameIn } = openContact()
  form.change("user_name", "Ann")
  comeBack()
  expect(nameIn()).toBe("Ann")
  localStorage.removeItem(key)
  sessionStorage.removeItem(key)
  comeBack()
  expect(form.getState().values).toEqual(defaults)
  close()
})

test("with storage blocked, a restored page keeps its text", () => {
  const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError")
  })
  const { form, close, nameIn } = openContact()
  form.change("user_name", "Ann")
  comeBack()
  expect(nameIn()).toBe("Ann")
  blocked.mockRestore()
  close()
})

test("a send that outlasts its page deletes the draft, but keeps what was typed meanwhile", async () => {
  const { form, close } = openContact()
  for (const [name, text] of filled) form.change(name, text)
  const release = heldAnswer()
  const sent = form.submit()
  close()
  // As React Final Form does when a form leaves the page.
  form.pauseValidation()
  await release(200)
  await sent
  expect(localStorage.length).toBe(0)

  const { form: other, close: closeOther } = openContact()
  for (const [name, text] of filled) other.change(name, text)
  const releaseOther = heldAnswer()
  const sentToo = other.submit()
  other.change("message", "Hello again")
  closeOther()
  other.pauseValidation()
  await releaseOther(200)
  await sentToo
  expect(JSON.parse(localStorage.getItem(key) ?? "{}")).toMatchObject({ user_name: "", message: "Hello again" })
})
