import { render, screen, within } from "@testing-library/react"
import { CountryGuide } from "../../src/sections/CountryGuide/CountryGuide"
import { CountryTrust } from "../../src/sections/CountryGuide/CountryTrust"
import { RestrictionNote } from "../../src/sections/CountryGuide/RestrictionNote"
import { countryGuide, siteFacts } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("the guide has the country's own parts and remarks, and links to the other countries", () => {
  const { container } = render(
    <CountryGuide country={countryGuide()} others={[{ slug: "new-zealand", name: "New Zealand" }]} />,
  )
  expect(screen.getByRole("heading", { level: 2, name: "Studying in Ireland" })).toBeVisible()
  expect(screen.getByText("What differs here.")).toBeVisible()
  for (const title of ["Grades", "Terms"]) expect(screen.getByRole("heading", { name: title })).toBeVisible()
  expect(container).toHaveTextContent("From A to F.")
  expect(container).toHaveTextContent("SupportFrom nine.")
  const others = within(screen.getByRole("navigation", { name: labels.country.others }))
  expect(others.getByRole("link", { name: "New Zealand" })).toHaveAttribute("href", "/new-zealand")
})

test("the social links are next to the fraud warning", () => {
  render(<CountryTrust />)
  expect(screen.getAllByRole("link")).toHaveLength(siteFacts().socials.length)
  expect(screen.getByText("Beware")).toBeVisible()
})

test("the restriction by law is in its own note", () => {
  render(<RestrictionNote country={{ restricted: { note: "We <em>teach</em> here." } }} />)
  expect(screen.getByRole("complementary", { name: labels.restricted.note })).toHaveTextContent("We teach here.")
})
