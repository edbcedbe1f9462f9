import { render, screen, within } from "@testing-library/react"
import { SiteLinks } from "../../src/sections/SiteLinks/SiteLinks"
import { entry } from "../support/data"

test("the site's main pages, then the services in the header, group by group", () => {
  render(<SiteLinks />)
  const { footer, groups } = entry("navigation")
  const [group] = groups
  const lists = screen.getAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  )
  expect(lists).toEqual([
    footer.map(({ label, to }: { label: string; to: string }) => [label, to]),
    group.services.map((slug: string) => [entry("service", slug).name, `/services/${slug}`]),
  ])
  expect(screen.getAllByRole("heading", { level: 3 }).at(-1)).toHaveTextContent(group.title)
})
