import { render, screen } from "@testing-library/react"
import { ContactForm } from "../../src/forms/ContactForm"
import { ChatHelper } from "../../src/layout/chat/ChatHelper"
import { CountryLinks } from "../../src/layout/Footer/CountryLinks"
import { OrderingInShort } from "../../src/sections/Ordering/OrderingInShort"
import { Plans } from "../../src/sections/Plans/Plans"
import { edit, entry } from "../support/data"
import { answerFrom } from "../support/gatsby"
import { testEntries } from "../support/testSite"

jest.mock("gatsby", () => require("../support/gatsby"))

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
