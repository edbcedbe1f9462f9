import { render, screen, within } from "@testing-library/react"
import { Socials } from "../../src/sections/Socials/Socials"
import { entry } from "../support/data"

const { navigation, newTab } = entry("labels")
const { socials } = entry("site")

test("each network is named, and opens in a new tab", () => {
  render(<Socials />)
  const list = within(screen.getByRole("list", { name: navigation.social }))
  expect(list.getAllByRole("link")).toHaveLength(socials.length)
  for (const { label, url } of socials) {
    const link = list.getByRole("link", { name: `${label} (${newTab})` })
    expect(link).toHaveAttribute("href", url)
    expect(link).toHaveAttribute("target", "_blank")
    expect(link).toHaveAttribute("rel", "noopener")
  }
})
