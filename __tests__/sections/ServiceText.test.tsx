import { render, screen, within } from "@testing-library/react"
import { ServiceText } from "../../src/sections/ServiceText/ServiceText"
import { partAnchor } from "../../src/site/anchors"
import { figure, serviceText } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const contents = () => within(screen.getByRole("navigation")).getAllByRole("link")
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

test("the parts are in order, each with its text, and in the contents list", () => {
  const { container } = render(<ServiceText service={serviceText()} hasGuides={false} />)
  const parts = ["What is included", "How we go about it", "What to send", "An example", "Common mistakes"]
  expect(titles()).toEqual(parts)
  expect(contents().map((link) => link.getAttribute("href"))).toEqual(parts.map((title) => `#${partAnchor(title)}`))
  for (const words of ["What we do.", "A plan", "Slowly.", "The rubric", "First the metre.", "Read twice."])
    expect(container).toHaveTextContent(words)
  expect(container).toHaveTextContent(`${labels.service.brief}Compare two poems.`)
  expect(screen.getByRole("term")).toHaveTextContent("No thesis")
  expect(screen.getByRole("definition")).toHaveTextContent("Write it first.")
})

test("a service's own topics come before what to send, with their figures", () => {
  const topics = [{ title: "Metre", body: "<p>Count.</p>", figure: figure({ chart: "<svg></svg>" }) }]
  render(<ServiceText service={serviceText({ topics })} hasGuides={false} />)
  expect(titles().slice(1, 4)).toEqual(["How we go about it", "Metre", "What to send"])
  expect(screen.getByRole("img", { name: "Words a day" })).toBeVisible()
})

test("the contents list links to the citation styles too, if there are any", () => {
  render(<ServiceText service={serviceText()} hasGuides />)
  expect(contents().at(-1)).toHaveAttribute("href", `#${partAnchor(labels.citation.heading)}`)
})
