import { render, screen } from "@testing-library/react"
import { Reasons } from "../../src/sections/Reasons/Reasons"
import { romanNumeral } from "../../src/sections/Reasons/romanNumeral"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("the reasons are numbered in Roman numerals, with their titles and words", () => {
  render(<Reasons />)
  expect(screen.getByRole("heading", { level: 2, name: "Reasons to ask" })).toBeVisible()
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "i.On timeEach day counts.",
    "ii.By handNo machine writes.",
  ])
})

test("Roman numerals are small", () => {
  expect([3, 4, 5, 6, 9, 14].map(romanNumeral)).toEqual(["iii", "iv", "v", "vi", "ix", "xiv"])
})
