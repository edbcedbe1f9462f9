import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { CountryHeading } from "../../src/sections/Hero/CountryHeading"
import { EnquiryHero } from "../../src/sections/Hero/EnquiryHero"
import { greetingFor } from "../../src/site/visitor/greetingFor"
import { visitorCountry } from "../../src/site/visitor/visitorCountry"
import { entry, queried } from "../support/data"

jest.mock("../../src/islands/Island", () => ({
  defineIsland:
    () =>
    ({ heading, intro }: { heading?: string; intro?: string }) => (
      <form aria-label="Enquiry">{[heading, intro].join(" ")}</form>
    ),
}))

const picture = queried<Queries.PictureHeroFragment>("PictureHero", "law")

const hero = (own: Partial<ComponentProps<typeof EnquiryHero>> = {}) => (
  <EnquiryHero heading="Help with your assignments-" subheading="By people" picture={picture} state={null} {...own} />
)
const heading = () => screen.getByRole("heading", { level: 1 })

beforeEach(() => jest.spyOn(visitorCountry, "read").mockReturnValue("Norway"))

describe("the hero with the enquiry form", () => {
  test("loads its picture at once, and its form has the page's texts", () => {
    render(hero({ enquiry: { heading: "Ask us", intro: "Free of charge." } }))
    expect(screen.getByRole("img", { name: picture.alt })).toHaveAttribute("loading", "eager")
    expect(screen.getByRole("form", { name: "Enquiry" })).toHaveTextContent("Ask us Free of charge.")
    expect(screen.queryByRole("navigation")).toBeNull()
  })

  test("says what a service offers between the heading and the subheading", () => {
    render(hero({ summary: "Your draft, read by a graduate." }))
    const summary = screen.getByText("Your draft, read by a graduate.")
    expect(heading().compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(summary.compareDocumentPosition(screen.getByText("By people"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test.each([
    ["Norway", false],
    ["", true],
    ["", false],
  ])("greets a visitor from '%s' (look-up under way: %s)", (country, isLookingUp) => {
    jest.spyOn(visitorCountry, "read").mockReturnValue(country)
    jest.spyOn(visitorCountry, "isLookingUp").mockReturnValue(isLookingUp)
    render(hero())
    expect(screen.getByText(greetingFor(country, isLookingUp, entry("greetings")))).toBeVisible()
  })

  test("ends its heading with the visitor's country if the page requests it", () => {
    render(hero({ CountryHeading }))
    expect(heading()).toHaveTextContent("Help with your assignments- Norway")
  })

  test("or with the country of the page", () => {
    render(hero({ CountryHeading, country: "New Zealand" }))
    expect(heading()).toHaveTextContent("Help with your assignments- New Zealand")
  })

  test("shows the texts passed on by a link, without a country", () => {
    render(hero({ CountryHeading, state: { heading: " Welcome *back* ", subheading: "As before" } }))
    expect(heading()).toHaveTextContent(/^Welcome back$/)
    expect(screen.getByText("As before")).toBeVisible()
  })

  test.each([[{ heading: "  " }], [{ heading: 7 }], ["text"]])("ignores a state like %j", (state) => {
    render(hero({ state }))
    expect(heading()).toHaveTextContent("Help with your assignments-")
  })
})
