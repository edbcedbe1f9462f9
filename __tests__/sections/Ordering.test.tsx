import { render, screen } from "@testing-library/react"
import { Ordering } from "../../src/sections/Ordering/Ordering"
import { OrderingInShort } from "../../src/sections/Ordering/OrderingInShort"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("the questions before an order show as titles with their answers", () => {
  render(<Ordering />)
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Before you order",
    "Who writes?",
    "In which format?",
  ])
  expect(screen.getByText("expert").tagName).toBe("EM")
})

test("the short form links to all answers", () => {
  render(<OrderingInShort />)
  expect(screen.getByText("Ask first, pay later.")).toBeVisible()
  expect(screen.getByRole("link", { name: "All answers" })).toHaveAttribute("href", "/plans#before-you-order")
})
