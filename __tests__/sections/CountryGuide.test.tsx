import { render, screen, within } from "@testing-library/react"
import { CountryGuide } from "../../src/sections/CountryGuide/CountryGuide"
import { entry, queried } from "../support/data"

test("the guide links to the other countries", () => {
  const country = queried<Queries.CountryGuideFragment>("CountryGuide", "uk")
  render(<CountryGuide country={country} others={[{ slug: "new-zealand", name: "New Zealand" }]} />)
  const others = within(screen.getByRole("navigation", { name: entry("labels").country.others }))
  expect(others.getByRole("link", { name: "New Zealand" })).toHaveAttribute("href", "/new-zealand")
})
