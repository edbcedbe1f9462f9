import { render, screen, within } from "@testing-library/react"
import { Plans } from "../../src/sections/Plans/Plans"
import { contactPath } from "../../src/site/contactPath"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each plan says what it includes, and its button, read out with its name, requests it", () => {
  render(<Plans />)
  expect(screen.getByRole("heading", { level: 2, name: "Our plans" })).toBeVisible()
  const tiers = screen.getAllByRole("heading", { level: 3 })
  expect(tiers.map(({ textContent }) => textContent)).toEqual(["Small", "Large & quick"])
  const plan = within(tiers[1]?.closest("li") as HTMLElement)
  expect(plan.getByText("a task")).toBeVisible()
  expect(plan.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2,000 words",
    "Five revisions",
    "In two days",
    "By phone",
  ])
  expect(plan.getByRole("link", { name: "Choose Large & quick" })).toHaveAttribute(
    "href",
    contactPath({ package: "Large & quick" }),
  )
})
