import { render, screen } from "@testing-library/react"
import { Accordion } from "../../src/components/Accordion/Accordion"

const items = [
  { title: "First", html: "<p>One</p>", id: "first" },
  { title: "Second", html: "<p>Two</p>" },
]

test("the HTML contains every text, and the entries share a name, so that one is open at a time", () => {
  const { container } = render(<Accordion name="list" items={items} />)
  const entries = container.querySelectorAll("details")
  expect([...entries].map((entry) => entry.getAttribute("name"))).toEqual(["list", "list"])
  expect([...entries].map((entry) => entry.open)).toEqual([false, false])
  expect(entries[0]).toHaveTextContent("FirstOne")
  expect(entries[0]).toHaveAttribute("id", "first")
})

test("one entry can be open at first, and the titles are headings of the given level", () => {
  const { container } = render(<Accordion name="list" items={items} openIndex={1} level={2} />)
  expect([...container.querySelectorAll("details")].map((entry) => entry.open)).toEqual([false, true])
  expect(screen.getByText("First").tagName).toBe("H2")
})
