import { render, screen } from "@testing-library/react"
import { Logo } from "../../src/layout/Logo"
import { answerWith, labels } from "../support/sectionDouble"

// The double of the link shows the state that it hands on.
jest.mock("gatsby", () => ({
  ...require("../support/sectionDouble"),
  Link: ({ to, state, ...attributes }: { to: string; state?: object }) => (
    <a href={to} data-state={JSON.stringify(state)} {...attributes} />
  ),
}))

test("the logo leads home, and hands on home's own words", () => {
  const page = { heading: "Help with words", subheading: "Written by people" }
  answerWith({ page })
  render(<Logo />)
  const logo = screen.getByRole("link", { name: labels.navigation.home })
  expect(logo).toHaveAttribute("href", "/")
  expect(JSON.parse(logo.dataset.state ?? "")).toEqual(page)
})
