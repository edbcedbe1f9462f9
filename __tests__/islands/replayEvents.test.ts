import { queueEvents, replayEvents } from "../../src/islands/replayEvents"

queueEvents()

const heard: string[] = []
const hear = (event: Event) => {
  event.preventDefault()
  heard.push((event.target as HTMLElement).textContent ?? "")
}

beforeEach(() => {
  window.isHydrated = false
  window.queuedControls = []
  heard.length = 0
  document.body.innerHTML = `
    <a href="#plans">Plans</a><button type="button">Menu</button><button type="submit">Send</button>
    <button type="button" command="show-modal" commandfor="dialog">Search</button>
    <div data-island="buttons" data-dehydrated><button type="button" aria-expanded="false">Chat</button></div>
    <form data-draft="contact">Enquiry</form><form>Find</form>`
})
afterEach(() => {
  for (const type of ["click", "submit"]) document.removeEventListener(type, hear)
})

/** Submits a form, and returns whether the browser would send it. */
const submit = (selector: string) => {
  const event = new Event("submit", { bubbles: true, cancelable: true })
  return document.querySelector(selector)?.dispatchEvent(event)
}

const clickAll = () => {
  for (const element of document.querySelectorAll<HTMLElement>("a, button")) element.click()
}

/** Repeats clicks and submits, and returns what was clicked and submitted. */
const replay = () => {
  for (const type of ["click", "submit"]) document.addEventListener(type, hear)
  replayEvents()
  return heard.splice(0)
}

test("buttons clicked before hydration are clicked again once, those of an island when it is hydrated", () => {
  clickAll()
  window.isHydrated = true
  expect(replay()).toEqual(["Menu"])
  document.querySelector("[data-dehydrated]")?.removeAttribute("data-dehydrated")
  expect(replay()).toEqual(["Chat"])
  expect(replay()).toEqual([])
})

test("a button clicked twice is clicked twice again, but what it opens stays open", () => {
  clickAll()
  clickAll()
  window.isHydrated = true
  document.querySelector("[data-dehydrated]")?.removeAttribute("data-dehydrated")
  expect(replay()).toEqual(["Menu", "Chat", "Menu"])
})

test("a click during which React hydrates the button is React's own", () => {
  window.isHydrated = true
  const hydrate = () => document.querySelector("[data-dehydrated]")?.removeAttribute("data-dehydrated")
  document.addEventListener("click", hydrate, { capture: true, once: true })
  document.querySelector<HTMLElement>("[aria-expanded]")?.click()
  expect(replay()).toEqual([])
})

test("a click on an element that is gone meanwhile is dropped", () => {
  clickAll()
  document.body.replaceChildren()
  window.isHydrated = true
  expect(replay()).toEqual([])
})

test("clicks and submits in HTML that React replaces reach what takes its place", () => {
  clickAll()
  submit("[data-draft]")
  document.body.innerHTML = `<font>Übersetzt</font>${document.body.innerHTML}`
  window.isHydrated = true
  expect(replay()).toEqual(["Menu", "Enquiry"])
  const island = document.querySelector("[data-dehydrated]") as HTMLElement
  island.innerHTML = `<div>${island.innerHTML}</div>`
  island.removeAttribute("data-dehydrated")
  expect(replay()).toEqual(["Chat"])
})

test("a click reaches what React puts in its place only once it is used", () => {
  clickAll()
  window.isHydrated = true
  const menu = document.querySelector("button") as HTMLElement
  menu.addEventListener("keyup", () => menu.replaceWith(Object.assign(menu.cloneNode(true), { textContent: "Menü" })))
  expect(replay()).toEqual(["Menü"])
})

test("hydrated controls respond by themselves", () => {
  window.isHydrated = true
  document.querySelector("button")?.click()
  expect(replay()).toEqual([])
})

test("a form submitted before hydration is submitted again, once; other forms are the browser's", () => {
  expect(submit("form:not([data-draft])")).toBe(true)
  expect(submit("[data-draft]")).toBe(false)
  expect(submit("[data-draft]")).toBe(false)
  window.isHydrated = true
  expect(submit("[data-draft]")).toBe(true)
  expect(replay()).toEqual(["Enquiry"])
  expect(replay()).toEqual([])
})
