import { render, screen } from "@testing-library/react"
import type { PageProps } from "gatsby"
import { Head } from "../../src/seo/Head"
import { HeadWriter } from "../../src/seo/Seo"
import { visitorCountry } from "../../src/site/visitor/visitorCountry"
import CountryPage, { query } from "../../src/templates/country"
import { edit, entry } from "../support/data"
import { ask } from "../support/gatsby"

jest.mock("../../src/islands/Island", () => ({
  defineIsland:
    ({ name }: { name: string }) =>
    () => <section aria-label={name} />,
}))

const show = () => {
  const data = ask(String(query), { slug: "uk" }) as Queries.CountryPageQuery
  const props = { data, location: { state: null }, pageContext: {} } as unknown
  render(
    <HeadWriter.Provider value={Head}>
      <CountryPage {...(props as PageProps<typeof data>)} />
    </HeadWriter.Provider>,
  )
}
const { name, restricted } = entry("country", "uk")
const heading = () => screen.getByRole("heading", { level: 1 })

beforeEach(() => {
  jest.spyOn(visitorCountry, "read").mockReturnValue("Norway")
  edit("country", (country) => Object.assign(country, { heading: "Help with your assignments-" }), "uk")
})

test("a country page has its name in the heading, its form, and all countries in its head", () => {
  edit("country", (country) => Object.assign(country, { detected: true, language: "en" }), "canada")
  show()
  expect(heading()).toHaveTextContent(`Help with your assignments- ${name}`)
  expect(screen.getByRole("region", { name: "enquiry" })).toBeVisible()
  const alternates = [...document.head.querySelectorAll("link[hreflang]")].map((link) => link.getAttribute("hreflang"))
  expect(alternates).toEqual(["en-GB", "en", "x-default"])
  expect(document.documentElement).toHaveAttribute("lang", "en-GB")
})

test("the generic page has the visitor's country", () => {
  edit("country", (country) => Object.assign(country, { detected: true }), "uk")
  show()
  expect(heading()).toHaveTextContent("Help with your assignments- Norway")
})

test("a note says where the law restricts our help", () => {
  show()
  const note = screen.getByRole("complementary", { name: entry("labels").restricted.note })
  expect(note).toHaveTextContent(restricted.note)
})

test("elsewhere there is no note", () => {
  edit("country", (country) => delete country.restricted, "uk")
  show()
  expect(screen.queryByRole("complementary")).toBeNull()
})
