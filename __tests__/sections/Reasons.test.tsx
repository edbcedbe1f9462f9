import { render, screen } from "@testing-library/react"
import { Reasons } from "../../src/sections/Reasons/Reasons"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("the reasons are a numbered list, with their titles and texts", () => {
  render(<Reasons />)
  expect(screen.getByRole("heading", { level: 2, name: "Reasons to ask" })).toBeVisible()
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "On timeEach day counts.",
    "By handNo machine writes.",
  ])
})
