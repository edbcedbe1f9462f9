import { render, screen } from "@testing-library/react"
import { RelatedServices } from "../../src/sections/RelatedServices/RelatedServices"
import { entry, queried } from "../support/data"

const law = queried<Queries.RelatedServiceFragment>("RelatedService", "law-assignment")
const { service, navigation } = entry("labels")

test("each service links to its page, and a link leads to all", () => {
  render(<RelatedServices services={[law]} />)
  expect(screen.getByRole("heading", { level: 2, name: service.relatedHeading })).toBeVisible()
  expect(screen.getByRole("link", { name: law.name })).toHaveAttribute("href", "/services/law-assignment")
  expect(screen.getByRole("link", { name: navigation.allServices })).toHaveAttribute("href", "/services")
})

test("a page can give them its own heading", () => {
  render(<RelatedServices services={[law]} heading="Help with this" />)
  expect(screen.getByRole("heading", { level: 2, name: "Help with this" })).toBeVisible()
})

test("if there are none, there is no heading either", () => {
  const { container } = render(<RelatedServices services={[]} />)
  expect(container).toBeEmptyDOMElement()
})
