import { render, screen, within } from "@testing-library/react"
import { SiteLinks } from "../../src/sections/SiteLinks/SiteLinks"

import { siteFacts } from "../support/fragments"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("the site's main pages, then the services group by group", () => {
  render(<SiteLinks />)
  const columns = screen.getAllByRole("heading", { level: 3 })
  expect(columns.map(({ textContent }) => textContent)).toEqual([`Pages of ${siteFacts().brand}`, "Essays"])
  const links = columns.map((title) =>
    within(title.parentElement as HTMLElement)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  )
  expect(links).toEqual([
    [
      ["About", "/about-us"],
      ["Questions", "/#faqs"],
    ],
    [["Essay Help", "/services/essay-help"]],
  ])
})
