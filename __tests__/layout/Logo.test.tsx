import { render, screen } from "@testing-library/react"
import { Logo } from "../../src/layout/Logo"
import * as fragments from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

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
  const logo = screen.getByRole("link")
  expect(logo).toHaveAttribute("href", "/")
  expect(JSON.parse(logo.dataset.state ?? "")).toEqual(page)
})

test("its name is the brand's, and says where it leads", () => {
  answerWith({ siteFacts: fragments.siteFacts({ brand: "Zebra House" }) })
  render(<Logo />)
  expect(screen.getByRole("link")).toHaveAccessibleName(/^Zebra House, \w/)
})
