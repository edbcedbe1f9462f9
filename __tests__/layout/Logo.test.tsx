import { render, screen } from "@testing-library/react"
import { Logo } from "../../src/layout/Logo"
import * as fragments from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

// The link double shows the state that it passes on.
jest.mock("gatsby", () => ({
  ...require("../support/sectionDouble"),
  Link: ({ to, state, ...attributes }: { to: string; state?: object }) => (
    <a href={to} data-state={JSON.stringify(state)} {...attributes} />
  ),
}))

test("the logo links to home, and passes on home's own texts", () => {
  const page = { heading: "Help with words", subheading: "Written by people" }
  answerWith({ page })
  render(<Logo />)
  const logo = screen.getByRole("link")
  expect(logo).toHaveAttribute("href", "/")
  expect(JSON.parse(logo.dataset.state ?? "")).toEqual(page)
})

test("its name contains the brand, and says where it leads", () => {
  answerWith({ siteFacts: fragments.siteFacts({ brand: "Zebra House" }) })
  render(<Logo />)
  expect(screen.getByRole("link")).toHaveAccessibleName(/^Zebra House, \w/)
})
