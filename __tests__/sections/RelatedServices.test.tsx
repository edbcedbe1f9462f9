import { render, screen } from "@testing-library/react"
import { plainHeadline } from "../../src/components/Headline/plainHeadline"
import { RelatedServices } from "../../src/sections/RelatedServices/RelatedServices"
import { relatedService } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each service has its summary, and links to its page", () => {
  render(<RelatedServices services={[relatedService()]} />)
  expect(screen.getByRole("heading", { level: 2, name: plainHeadline(labels.service.relatedHeading) })).toBeVisible()
  expect(screen.getByText("From the question to the last line.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Essay Help" })).toHaveAttribute("href", "/services/essay-help")
  expect(screen.getByRole("link", { name: `${labels.service.readMore} Essay Help` })).toHaveAttribute(
    "href",
    "/services/essay-help",
  )
  expect(screen.getByRole("link", { name: labels.navigation.allServices })).toHaveAttribute("href", "/services")
})

test("a page can give them its own heading", () => {
  render(<RelatedServices services={[relatedService()]} heading="Help with this" />)
  expect(screen.getByRole("heading", { level: 2, name: "Help with this" })).toBeVisible()
})

test("if there are none, there is no heading either", () => {
  const { container } = render(<RelatedServices services={[]} />)
  expect(container).toBeEmptyDOMElement()
})
