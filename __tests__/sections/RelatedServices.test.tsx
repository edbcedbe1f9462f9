import { render, screen } from "@testing-library/react"
import { RelatedServices } from "../../src/sections/RelatedServices/RelatedServices"
import { entry, queried } from "../support/data"

const law = queried<Queries.RelatedServiceFragment>("RelatedService", "law-assignment")
const { service, navigation } = entry("labels")

test("each service has its summary, and links to its page", () => {
  render(<RelatedServices services={[law]} />)
  expect(screen.getByRole("heading", { level: 2, name: service.relatedHeading })).toBeVisible()
  expect(screen.getByText(law.summary)).toBeVisible()
  for (const name of [law.name, `${service.readMore} ${law.name}`])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/services/law-assignment")
  expect(screen.getByRole("link", { name: navigation.allServices })).toHaveAttribute("href", "/services")
})

test("on a page with little text of its own they have no summaries, and still a link each", () => {
  render(<RelatedServices services={[law]} isBrief />)
  expect(screen.queryByText(law.summary)).toBeNull()
  expect(screen.getByRole("link", { name: law.name })).toHaveAttribute("href", "/services/law-assignment")
})

test("a page can give them its own heading", () => {
  render(<RelatedServices services={[law]} heading="Help with this" />)
  expect(screen.getByRole("heading", { level: 2, name: "Help with this" })).toBeVisible()
})

test("if there are none, there is no heading either", () => {
  const { container } = render(<RelatedServices services={[]} />)
  expect(container).toBeEmptyDOMElement()
})
