import { loadFailureEvent } from "../../../src/components/errors/loadFailure"
import { readDraft } from "../../../src/forms/drafts/draftStore"
import { markHydrated } from "../../../src/islands/dehydrated"
import { saveUnhydratedDrafts } from "../../../src/islands/head-script/saveUnhydratedDrafts"
import { showContactFallback } from "../../../src/islands/head-script/showContactFallback"

saveUnhydratedDrafts()
showContactFallback()
// jsdom has no layout.
Element.prototype.scrollIntoView = jest.fn()

const form = () => document.querySelector("form") as HTMLFormElement
const note = () => form().querySelector("div")
const hydrate = () => markHydrated(document.querySelector("[data-dehydrated]") as HTMLElement)
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.isHydrated = true
  document.body.innerHTML = `
    <div data-dehydrated><form data-draft="contact">
      <noscript><p>Write to us</p></noscript>
      <input name="name" /><input name="consent" type="checkbox" /><select name="code"><option>+44</option></select>
      <input name="choice" type="radio" value="Essay" checked /><input name="choice" type="radio" value="Thesis" />
      <div data-contact-fallback hidden></div>
    </form></div>`
})

const leave = () => dispatchEvent(new Event("pagehide"))
const draft = () => readDraft("contact", { name: "", consent: "", code: "", choice: "" })

test("text typed into a dehydrated form outlives the page, consent does not", () => {
  field("name").value = "Ann Lee"
  field("consent").checked = true
  leave()
  expect(draft()).toEqual({ name: "Ann Lee", code: "+44", choice: "Essay" })
})

test("so does a choice", () => {
  ;(form().elements.namedItem("choice") as RadioNodeList).value = "Thesis"
  leave()
  expect(draft()).toMatchObject({ choice: "Thesis" })
})

test("it is added to an existing draft", () => {
  field("name").value = "Ann"
  leave()
  field("name").value = "Ann Lee"
  leave()
  expect(draft()).toMatchObject({ name: "Ann Lee" })
})

test("a form in which nothing was typed leaves no draft, nor does one that is hydrated", () => {
  leave()
  expect(draft()).toEqual({})
  hydrate()
  field("name").value = "Ann Lee"
  leave()
  expect(draft()).toEqual({})
})

test("a submitted form whose script hangs says how else to get in touch after ten seconds", () => {
  jest.useFakeTimers()
  const submit = () => form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  submit()
  jest.advanceTimersByTime(9_900)
  expect(note()).not.toBeVisible()
  jest.advanceTimersByTime(200)
  expect(note()).toBeVisible()
  expect(note()).toHaveTextContent("Write to us")
  jest.useRealTimers()
})

// Last, since from then on the page counts as failed.
test("if the page does not load, a dehydrated form says how else to get in touch", () => {
  dispatchEvent(new CustomEvent(loadFailureEvent, { detail: "app" }))
  expect(note()).toBeVisible()
  expect(note()).toHaveTextContent("Write to us")
})
