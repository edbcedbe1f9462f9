import { render, screen, within } from "@testing-library/react"
import { Socials } from "../../src/sections/Socials/Socials"
import { siteFacts } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each network is named, and opens in a new tab", () => {
  render(<Socials />)
  const list = within(screen.getByRole("list", { name: labels.navigation.social }))
  const { socials } = siteFacts()
  expect(list.getAllByRole("link")).toHaveLength(socials.length)
  for (const { label, url } of socials) {
    const link = list.getByRole("link", { name: `${label} (${labels.newTab})` })
    expect(link).toHaveAttribute("href", url)
    expect(link).toHaveAttribute("target", "_blank")
    expect(link).toHaveAttribute("rel", "noopener")
  }
})
