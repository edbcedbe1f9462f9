import { readdirSync, readFileSync } from "node:fs"
import { render, screen } from "@testing-library/react"
import { RestrictionLine } from "../../src/forms/RestrictionLine"
import { visitorCountry } from "../../src/visitor/visitorCountry"

jest.mock("gatsby", () => require("../support/gatsbyDouble"))

interface Country {
  restricted?: { visitors: string; lead: string }
}

const read = (name: string) => JSON.parse(readFileSync(`data/${name}`, "utf8"))
const { lead } = read("labels.json").restricted
const restricted = readdirSync("data/countries").flatMap((file) => {
  const { restricted: own } = read(`countries/${file}`) as Country
  return own ? [own] : []
})

const visitFrom = (country: string) => {
  jest.spyOn(visitorCountry, "read").mockReturnValue(country)
  render(<RestrictionLine />)
}

test.each(["", "France"])("a visitor from “%s” reads the general words, with the way to the rules", (country) => {
  visitFrom(country)
  expect(screen.getByText(lead)).toBeVisible()
  expect(screen.getByRole("link")).toHaveAttribute("href", "/academic-integrity")
})

test.each(restricted)("a visitor from $visitors is told so", ({ visitors, lead: own }) => {
  visitFrom(visitors)
  expect(screen.getByText(own)).toBeVisible()
  expect(screen.queryByText(lead)).toBeNull()
})
