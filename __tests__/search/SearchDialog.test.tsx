import "../support/shippedData"
import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import { SearchDialog } from "../../src/search/SearchDialog"
import { labels } from "../support/siteContent"

const mockHit = { path: "/plans", type: "Pages", title: "Plans", about: "Three of them." }
jest.mock("../../src/search/loadSearch", () => ({ loadSearch: async () => async () => [mockHit] }))

test("Escape empties the field, and closes the search only when it is empty", () => {
  render(<SearchDialog isOpen={false} onClose={() => undefined} />)
  const field = screen.getByLabelText<HTMLInputElement>(labels.search.field)
  const pressEscape = () => {
    const event = createEvent.keyDown(field, { key: "Escape" })
    fireEvent(field, event)
    return event
  }
  fireEvent.change(field, { target: { value: "law" } })
  expect(pressEscape().defaultPrevented).toBe(true)
  expect(field).toHaveValue("")
  expect(field).toHaveFocus()
  expect(pressEscape().defaultPrevented).toBe(false)
})

test("keys of an input method, by which a word is being composed, neither empty nor leave the field", () => {
  render(<SearchDialog isOpen={false} onClose={() => undefined} />)
  const field = screen.getByLabelText<HTMLInputElement>(labels.search.field)
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(field, init)
  fireEvent.change(field, { target: { value: "law" } })
  field.focus()
  // Escape must not close the dialog either.
  expect(press({ key: "Escape", isComposing: true })).toBe(false)
  expect(press({ key: "ArrowDown", isComposing: true })).toBe(true)
  expect(press({ key: "ArrowDown", keyCode: 229 })).toBe(true)
  expect(field).toHaveValue("law")
  expect(field).toHaveFocus()
})

test("it opens with what was typed since it was asked for", () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  window.wantedSearch = "law"
  render(<SearchDialog isOpen onClose={() => undefined} />)
  expect(screen.getByLabelText(labels.search.field)).toHaveValue("law")
  expect(window.wantedSearch).toBeUndefined()
})

test("Enter opens the first result, but none before anything is typed", async () => {
  render(<SearchDialog isOpen={false} onClose={() => undefined} />)
  const follow = jest.fn((event: Event) => event.preventDefault())
  const link = await screen.findByRole("link", { hidden: true })
  link.addEventListener("click", follow)
  const field = screen.getByLabelText<HTMLInputElement>(labels.search.field)
  const pressEnter = () => fireEvent.submit(field.form as HTMLFormElement)
  pressEnter()
  expect(follow).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: "plans" } })
  await screen.findByText(labels.search.one)
  pressEnter()
  expect(follow).toHaveBeenCalledTimes(1)
})
