import { render, screen, within } from "@testing-library/react"
import { Socials } from "../../src/sections/Socials/Socials"
import { fill } from "../../src/site/fill"
import { siteFacts } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each network is named, and opens in a new tab", () => {
  render(<Socials />)
  const list = within(screen.getByRole("list", { name: labels.navigation.social }))
  const { brand, socials } = siteFacts()
  expect(list.getAllByRole("link")).toHaveLength(socials.length)
  for (const { label, url } of socials) {
    const link = list.getByRole("link", { name: `${fill(label, { brand })} (${labels.newTab})` })
    expect(link).toHaveAttribute("href", url)
    expect(link).toHaveAttribute("target", "_blank")
    expect(link).toHaveAttribute("rel", "noopener")
  }
})
