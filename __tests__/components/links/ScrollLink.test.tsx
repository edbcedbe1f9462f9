import { fireEvent, render, screen } from "@testing-library/react"
import { Link } from "../../../src/components/links/Link"

const page = (
  <>
    <dialog open>
      <Link to="/#faqs">Questions</Link>
    </dialog>
    <section id="faqs">Answers</section>
  </>
)

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.history.replaceState({ key: "1" }, "", "/")
})

test("on the home page a link to a section is a step of its own, from which Back returns", () => {
  render(page)
  const steps = window.history.length
  fireEvent.click(screen.getByRole("link"))
  expect(window.location.hash).toBe("#faqs")
  expect(window.history.length).toBe(steps + 1)
  expect(window.history.state).toEqual({ key: "1" })
  fireEvent.click(screen.getByRole("link", { hidden: true }))
  expect(window.history.length).toBe(steps + 1)
})

test("the focus goes to the section, out of the menu that held the link", () => {
  render(page)
  fireEvent.click(screen.getByRole("link"))
  expect(document.querySelector("dialog")?.open).toBe(false)
  expect(screen.getByText("Answers")).toHaveFocus()
})
