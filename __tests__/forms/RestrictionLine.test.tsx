import { render, screen } from "@testing-library/react"
import { RestrictionLine } from "../../src/forms/RestrictionLine"
import { visitorCountry } from "../../src/site/visitor/visitorCountry"

const mockAnswer: Queries.RestrictionQuery = {
  labels: { restricted: { lead: "Know the rules.", line: 'Read <a href="/rules">what they say</a>.' } },
  allCountry: {
    nodes: [
      { restricted: null },
      { restricted: { visitors: "Gnuland", lead: "Restricted in Gnuland." } },
      { restricted: { visitors: "Zebraland", lead: "Restricted in Zebraland." } },
    ],
  },
}

jest.mock("gatsby", () => ({
  ...require("../support/linkDouble"),
  graphql: () => undefined,
  useStaticQuery: () => mockAnswer,
}))

const visitFrom = (country: string) => {
  jest.spyOn(visitorCountry, "read").mockReturnValue(country)
  render(<RestrictionLine />)
}

test.each(["", "France"])("a visitor from “%s” gets the general text, with a link to the rules", (country) => {
  visitFrom(country)
  expect(screen.getByText("Know the rules.")).toBeVisible()
  expect(screen.getByRole("link")).toHaveAttribute("href", "/rules")
})

test.each(["Gnuland", "Zebraland"])("a visitor from %s is told so", (country) => {
  visitFrom(country)
  expect(screen.getByText(`Restricted in ${country}.`)).toBeVisible()
  expect(screen.queryByText("Know the rules.")).toBeNull()
})
