import { render, screen } from "@testing-library/react"
import { Logo } from "../../src/layout/Logo"
import { edit, entry } from "../support/data"

// The link shows the state that it passes on.
jest.mock("gatsby", () => ({
  ...require("../support/gatsby"),
  Link: ({ to, state, ...attributes }: { to: string; state?: object }) => (
    <a href={to} data-state={JSON.stringify(state)} {...attributes} />
  ),
}))

test("the logo links to home, and passes on home's own texts", () => {
  render(<Logo />)
  const logo = screen.getByRole("link")
  expect(logo).toHaveAttribute("href", "/")
  const { heading, subheading } = entry("page", "home")
  expect(JSON.parse(logo.dataset.state ?? "")).toEqual({ heading, subheading })
})

test("its name contains the brand, and says where it leads", () => {
  const { brand } = entry("site")
  edit("labels", ({ navigation }) => Object.assign(navigation, { home: `${brand}, home` }))
  render(<Logo />)
  expect(screen.getByRole("link")).toHaveAccessibleName(`${brand}, home`)
})
