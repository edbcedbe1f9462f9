import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { Link } from "../../../src/components/links/Link"
import { takeToastRequests } from "../../../src/components/toasts/requestToast"
import { entry } from "../../support/data"

const mockNavigate = jest.fn()
jest.mock("gatsby", () => ({
  ...jest.requireActual("../../support/gatsby"),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}))

test("a link to another site opens in a new tab, says so, and gives that site no access to this one", () => {
  render(<Link to="https://other.example/page">Elsewhere</Link>)
  const link = screen.getByRole("link", { name: `Elsewhere (${entry("labels").newTab})` })
  expect(link).toHaveAttribute("href", "https://other.example/page")
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", "noopener")
})

test.each(["/plans", "/#faqs", "mailto:ask@penhouse.example"])("%s opens in the same tab", (to) => {
  render(<Link to={to}>On</Link>)
  expect(screen.getByRole("link", { name: "On" })).toHaveAttribute("href", to)
  expect(screen.getByRole("link")).not.toHaveAttribute("target")
})

test("a click on a link to a section of the home page is reported to the caller, and scrolls", () => {
  const onClick = jest.fn()
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  render(
    <>
      <Link to="/#faqs" onClick={onClick}>
        Questions
      </Link>
      <section id="faqs">Answers</section>
    </>,
  )
  fireEvent.click(screen.getByRole("link"))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(scroll.mock.contexts).toEqual([document.getElementById("faqs")])
})

describe("offline", () => {
  const { offline } = entry("labels").errors
  beforeEach(() => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    window.___loader = { loadPageSync: () => undefined }
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))
  })
  afterEach(() => jest.restoreAllMocks())

  test.each(["/plans", "/#faqs"])("a link to %s, which this tab has not loaded, says so and stays", async (to) => {
    window.history.replaceState(null, "", "/contact-us")
    const shown = jest.fn()
    const stop = takeToastRequests(shown)
    render(<Link to={to}>On</Link>)
    expect(fireEvent.click(screen.getByRole("link"))).toBe(false)
    await waitFor(() => expect(shown).toHaveBeenCalledWith({ kind: "error", text: offline }))
    expect(mockNavigate).not.toHaveBeenCalled()
    stop()
  })

  test("a link is followed if the site can be reached, whatever the browser says", async () => {
    globalThis.fetch = jest.fn().mockResolvedValue({})
    const shown = jest.fn()
    const stop = takeToastRequests(shown)
    render(
      <>
        <Link to="/plans" state={{ heading: "Plans" }}>
          On
        </Link>
        <Link to="/#faqs">Questions</Link>
      </>,
    )
    window.history.replaceState(null, "", "/contact-us")
    fireEvent.click(screen.getByRole("link", { name: "On" }))
    await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith("/plans", { state: { heading: "Plans" } }))
    fireEvent.click(screen.getByRole("link", { name: "Questions" }))
    await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith("/", { state: { scrollTo: "faqs" } }))
    expect(shown).not.toHaveBeenCalled()
    stop()
  })

  test("a link that a script has handled says nothing", () => {
    const shown = jest.fn()
    const stop = takeToastRequests(shown)
    render(
      <Link to="/blogs" onClick={(event) => event.preventDefault()}>
        Back
      </Link>,
    )
    fireEvent.click(screen.getByRole("link"))
    expect(shown).not.toHaveBeenCalled()
    stop()
  })
})

describe("to a section of home, from a menu", () => {
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
})
