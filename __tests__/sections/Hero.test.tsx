/** @jest-environment node */
import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Logo } from "../../src/layout/Logo"
import { EnquiryHero } from "../../src/sections/Hero/EnquiryHero"
import { answerFrom } from "../support/siteDouble"
import { siteEntries } from "../support/siteEntries"

jest.mock("gatsby", () => require("../support/siteDouble"))
jest.mock("../../src/sections/Hero/EnquiryFormIsland", () => ({ EnquiryFormIsland: () => null }))
jest.mock("../../src/pictures/Picture", () => ({ Picture: () => null }))
// The double of Gatsby's link shows the state that it hands on.
jest.mock("../../src/links/Link", () => ({
  Link: ({ state }: { state?: object }) => <p>{JSON.stringify(state)}</p>,
}))

const heading = "Help with every assignment"
const subheading = "Written by people"

answerFrom(
  siteEntries.map((entry) =>
    entry.data.file === "data/pages/home.json"
      ? { ...entry, data: { ...entry.data, value: { ...(entry.data.value as object), heading, subheading } } }
      : entry,
  ),
)

const headingOf = (props: Partial<ComponentProps<typeof EnquiryHero>>) => {
  const picture = { backdrop: "sky" } as ComponentProps<typeof EnquiryHero>["picture"]
  const html = renderToStaticMarkup(
    <EnquiryHero heading={heading} subheading="" picture={picture} state={null} country="Ireland" {...props} />,
  )
  return /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "")
}

test("the country follows where the entry says so, whatever its heading", () => {
  expect(headingOf({ countryFollows: true })).toMatch(/^Help with every assignment.* Ireland$/)
  expect(headingOf({})).toBe(heading)
  const site = siteEntries.find(({ type }) => type.name === "site")?.data.value
  const { defaultHeading } = site as { defaultHeading: string }
  expect(headingOf({ heading: defaultHeading })).toBe(defaultHeading)
})

test("the logo hands on home's own words", () => {
  const html = renderToStaticMarkup(<Logo />)
  expect(html.replaceAll("&quot;", '"')).toContain(JSON.stringify({ heading, subheading }))
})
