import { render, screen } from "@testing-library/react"
import { OfficesBand } from "../../src/sections/OfficesBand/OfficesBand"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each country has its offices, and the band ends with phone number and e-mail address", () => {
  render(<OfficesBand />)
  expect(screen.getByRole("heading", { level: 2, name: "Our offices" })).toBeVisible()
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Ireland",
    "Canada",
    "Let us talk",
  ])
  for (const office of ["Dublin, 1 Quay, D01", "Toronto, 2 Street", "Halifax"])
    expect(screen.getByText(office)).toBeVisible()
  expect(screen.getByRole("link", { name: "+44 20 7946 0000" })).toHaveAttribute("href", "tel:+442079460000")
  expect(screen.getByRole("link", { name: "ask@penhouse.example" })).toHaveAttribute(
    "href",
    "mailto:ask@penhouse.example",
  )
})
