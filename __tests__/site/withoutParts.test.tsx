import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { ContactForm } from "../../src/forms/ContactForm"
import { ChatHelper } from "../../src/layout/chat/ChatHelper"
import { CountryLinks } from "../../src/layout/Footer/CountryLinks"
import { Footer } from "../../src/layout/Footer/Footer"
import { AboutText } from "../../src/sections/AboutText/AboutText"
import { OfficesBand } from "../../src/sections/OfficesBand/OfficesBand"
import { OrderingInShort } from "../../src/sections/Ordering/OrderingInShort"
import { Plans } from "../../src/sections/Plans/Plans"
import { Socials } from "../../src/sections/Socials/Socials"
import { Testimonials } from "../../src/sections/Testimonials/Testimonials"
import { TrustFacts } from "../../src/sections/TrustFacts/TrustFacts"
import { organization } from "../../src/seo/structured/organization"
import type { Site } from "../../src/site/useSite"
import { edit, entry } from "../support/data"
import { answerFrom } from "../support/gatsby"
import { testEntries } from "../support/testSite"

const without = (...types: string[]) => answerFrom(testEntries.filter(({ type }) => !types.includes(type.name)))

afterEach(() => answerFrom(testEntries))

test.each([
  ["plans", Plans],
  ["chat", ChatHelper],
  ["country", CountryLinks],
])("without data of the type %s, nothing is in its place", (type, Component) => {
  without(type)
  expect(render(<Component />).container).toBeEmptyDOMElement()
})

const withoutClaims = ({ claims }: { claims: object }) => {
  for (const name of Object.keys(claims)) if (name !== "sample") delete (claims as Record<string, unknown>)[name]
}

test.each([
  ["figures", TrustFacts, "site", withoutClaims],
  ["social networks", Socials, "site", (site) => delete site.socials],
  ["testimonials", Testimonials, "testimonials", (testimonials) => delete testimonials.items],
  // biome-ignore lint/suspicious/noExplicitAny: tests change any field
] satisfies [string, () => ReactNode, string, (content: any) => void][])(
  "without %s, nothing is in their place",
  (_, Component, type, empty) => {
    edit(type, empty)
    expect(render(<Component />).container).toBeEmptyDOMElement()
  },
)

test("a figure that the site does not claim is not shown, nor a rating without the sites it is from", () => {
  edit("trust", ({ items: [, reviewed] }) => Object.assign(reviewed, { reviews: true }))
  const [plain, reviewed] = entry("trust").items
  edit("site", (site) => delete site.reviewSites)
  const { unmount } = render(<TrustFacts />)
  expect(screen.getByRole("term")).toHaveTextContent(entry("site").claims[plain.claim])
  unmount()
  edit("site", (site) => {
    delete site.claims[plain.claim]
    site.reviewSites = [{ name: "Zebra Reviews", url: "https://reviews.zebra.house/" }]
  })
  render(<TrustFacts />)
  expect(screen.getByRole("term")).toHaveTextContent(entry("site").claims[reviewed.claim])
})

test("without a number of customers, About begins with its own text, without a note on samples", () => {
  edit("site", ({ claims }) => {
    delete claims.customers
    claims.sample = true
  })
  const { container } = render(<AboutText sections={[]} />)
  expect(container).toHaveTextContent(/^$/)
})

test("the end of each page has no heading for offices, cards and badges that the company has not", () => {
  const { payment, stores, contact } = entry("site")
  const { heading } = entry("offices")
  edit("site", (site) => {
    for (const name of ["offices", "payment", "stores", "socials"]) delete site[name]
  })
  render(<Footer />)
  expect(screen.getByRole("link", { name: contact.phone })).toBeVisible()
  for (const words of [heading, payment.label, stores[0].note]) expect(screen.queryByText(words)).toBeNull()
})

test("the heading of a single office speaks of one", () => {
  edit("site", (site) => {
    site.offices = [{ ...site.offices[0], places: site.offices[0].places.slice(0, 1) }]
  })
  const { headingOfOne } = entry("offices")
  render(<OfficesBand />)
  expect(screen.getAllByRole("heading", { name: headingOfOne, hidden: true })).not.toEqual([])
})

test("structured data have no empty list of offices or networks", () => {
  const facts = { contact: {}, offices: null, socials: null } as unknown as Site
  for (const property of ["address", "sameAs"]) expect(organization(facts)).not.toHaveProperty(property)
})

test("without plans, the contact form does not ask for one", () => {
  without("plans")
  const { fields } = entry("forms").contact
  render(<ContactForm />)
  expect(screen.getByLabelText(fields.message.label)).toBeVisible()
  expect(screen.queryByLabelText(fields.package.label)).toBeNull()
})

test("without their links, the short answers before an order have none", () => {
  edit("ordering", (ordering) => {
    delete ordering.link
    delete ordering.times
    delete ordering.factsByGroup
  })
  render(<OrderingInShort group="essays" />)
  expect(screen.getByText(entry("ordering").short)).toBeVisible()
  expect(screen.queryByRole("link")).toBeNull()
})
