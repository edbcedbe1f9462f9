import { loadFailureEvent } from "../../src/errors/loadFailure"
import { readDraft } from "../../src/forms/drafts/draftStore"
import { takeEarlySubmit } from "../../src/forms/frame/earlySubmit"
import { queueSubmits } from "../../src/inline/queueSubmits"
import { saveUnhydratedDrafts } from "../../src/inline/saveUnhydratedDrafts"
import { showContactFallback } from "../../src/inline/showContactFallback"

saveUnhydratedDrafts()
queueSubmits()
showContactFallback()

const form = () => document.querySelector("form") as HTMLFormElement
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `
    <form data-early="true" data-draft="contact">
      <noscript><p>Write to us</p></noscript><div hidden></div>
      <input name="name" /><input name="consent" type="checkbox" /><select name="code"><option>+44</option></select>
    </form>`
})

const leave = () => dispatchEvent(new Event("pagehide"))
const draft = () => readDraft("contact", { name: "", consent: "", code: "" })

test("text typed into a form that is not hydrated outlives the page, consent does not", () => {
  field("name").value = "Ann Lee"
  field("consent").checked = true
  leave()
  expect(draft()).toEqual({ name: "Ann Lee", code: "+44" })
})

test("it is added to a draft that is kept already", () => {
  field("name").value = "Ann"
  leave()
  field("name").value = "Ann Lee"
  leave()
  expect(draft()).toMatchObject({ name: "Ann Lee" })
})

test("a form in which nothing was typed leaves no draft, nor does one that is hydrated", () => {
  leave()
  expect(draft()).toEqual({})
  takeEarlySubmit(form())
  field("name").value = "Ann Lee"
  leave()
  expect(draft()).toEqual({})
})

test("a submit before hydration is kept back until the form takes it, and later ones go through", () => {
  const submit = () => {
    const event = new Event("submit", { bubbles: true, cancelable: true })
    form().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(submit()).toBe(true)
  expect(takeEarlySubmit(form())).toBe(true)
  expect(submit()).toBe(false)
  expect(takeEarlySubmit(form())).toBe(false)
})

// The last one: from then on the page counts as failed.
test("where the page does not load a form that is not hydrated says how else to get in touch", () => {
  const place = form().querySelector("div")
  dispatchEvent(new CustomEvent(loadFailureEvent, { detail: "app" }))
  expect(place).toBeVisible()
  expect(place).toHaveTextContent("Write to us")
})
