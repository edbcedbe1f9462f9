import { render, screen } from "@testing-library/react"
import { Offers } from "../../src/sections/Offers/Offers"
import { offers } from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each category has its description and picture, and links to its service", () => {
  const { container } = render(<Offers />)
  expect(screen.getByRole("heading", { level: 2, name: "What we offer" })).toBeVisible()
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "LawContracts and cases.",
    "C++Bugs and tests.",
  ])
  expect(screen.getByRole("link", { name: "C++" })).toHaveAttribute("href", "/services/c++-help")
  expect(container.querySelectorAll("img")).toHaveLength(2)
})

test("if all their services are drafts, there is no heading either", () => {
  answerWith({ offers: offers({ items: [] }) })
  const { container } = render(<Offers />)
  expect(container).toBeEmptyDOMElement()
})
