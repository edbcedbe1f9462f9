import { render, screen, within } from "@testing-library/react"
import { Features } from "../../src/sections/Features/Features"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each feature has its title and its text", () => {
  render(<Features />)
  expect(screen.getByRole("heading", { level: 2, name: "What you get" })).toBeVisible()
  const list = within(screen.getByRole("group", { name: "Features" }))
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "SupportDay and night.",
    "SourcesEach one checked.",
  ])
})
