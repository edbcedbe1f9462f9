import { render, screen } from "@testing-library/react"
import { Plans } from "../../src/sections/Plans/Plans"
import { contactPath } from "../../src/site/contactPath"
import { edit, entry } from "../support/data"

test("a plan's button, read out with its name, requests it", () => {
  edit("plans", ({ items: [, plan] }) => Object.assign(plan, { tier: "Large & quick" }))
  render(<Plans />)
  const button = screen.getByRole("link", { name: `${entry("plans").action} Large & quick` })
  expect(button).toHaveAttribute("href", contactPath({ package: "Large & quick" }))
})
