import { render, screen } from "@testing-library/react"
import { RestrictionLine } from "../../src/forms/RestrictionLine"
import { visitorCountry } from "../../src/site/visitor/visitorCountry"
import { edit, entry } from "../support/data"

const { lead } = entry("labels").restricted
const countries = [entry("country", "uk"), entry("country", "canada")].map(({ restricted }) => restricted)

const visitFrom = (country: string) => {
  jest.spyOn(visitorCountry, "read").mockReturnValue(country)
  render(<RestrictionLine />)
}

test.each(["", "France"])("a visitor from “%s” gets the general text, with a link to the rules", (country) => {
  edit("labels", ({ restricted }) => Object.assign(restricted, { line: "Read [what they say](/rules)." }))
  visitFrom(country)
  expect(screen.getByText(lead)).toBeVisible()
  expect(screen.getByRole("link")).toHaveAttribute("href", "/rules")
})

test.each(countries)("a visitor from $visitors is told so", ({ visitors, lead: own }) => {
  visitFrom(visitors)
  expect(screen.getByText(own)).toBeVisible()
  expect(screen.queryByText(lead)).toBeNull()
})

test("a visitor from a country without restriction gets the general text", () => {
  edit("country", (country) => delete country.restricted, "uk")
  visitFrom(countries[0].visitors)
  expect(screen.getByText(lead)).toBeVisible()
})
