import { render, screen } from "@testing-library/react"
import type { PageProps } from "gatsby"
import { HeadWriter } from "../../src/seo/Seo"
import { visitorCountry } from "../../src/site/visitor/visitorCountry"
import CountryPage from "../../src/templates/country"
import { country, picture } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))
jest.mock("../../src/islands/Island", () => ({
  defineIsland:
    ({ name }: { name: string }) =>
    () => <section aria-label={name} />,
}))

type Data = Queries.CountryPageQuery

const show = (country: Data["country"]) => {
  const data: Data = { country, page: { picture: picture() } }
  const writeHead = jest.fn(() => null)
  render(
    <HeadWriter.Provider value={writeHead}>
      <CountryPage {...({ data, location: { state: null } } as unknown as PageProps<Data>)} />
    </HeadWriter.Provider>,
  )
  return writeHead
}
const heading = () => screen.getByRole("heading", { level: 1 })

beforeEach(() => jest.spyOn(visitorCountry, "read").mockReturnValue("Norway"))

test("a country page has its name in the heading, its form, and all countries in its head", () => {
  const writeHead = show(country())
  expect(heading()).toHaveTextContent("Help with your assignments- Ireland")
  expect(screen.getByRole("region", { name: "enquiry" })).toBeVisible()
  const alternates = ["en-IE", "en-CA", "en", "x-default"].map((language) => expect.objectContaining({ language }))
  const head = { language: "en-IE", path: "/ireland", alternates }
  expect(writeHead).toHaveBeenCalledWith(expect.objectContaining(head), expect.anything())
  expect(screen.queryByRole("complementary")).toBeNull()
})

test("the generic page has the visitor's country", () => {
  show(country({ slug: "elsewhere", name: "Elsewhere", detected: true }))
  expect(heading()).toHaveTextContent("Help with your assignments- Norway")
})

test("a note says where the law restricts our help", () => {
  show(country({ restricted: { note: "Here we <em>teach</em>." } }))
  expect(screen.getByRole("complementary", { name: labels.restricted.note })).toHaveTextContent("Here we teach.")
})
