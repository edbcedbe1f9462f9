import { render, screen } from "@testing-library/react"
import { ServiceSamples } from "../../src/sections/ServiceSamples/ServiceSamples"
import { serviceSample } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each sample says what it is, and links to its page, followed by a link to all samples", () => {
  render(<ServiceSamples samples={[serviceSample()]} />)
  expect(screen.getByRole("link", { name: "A later start" })).toHaveAttribute("href", "/samples/a-later-start")
  expect(screen.getByText("Essay")).toBeVisible()
  expect(screen.getByText("Why schools should begin at nine.")).toBeVisible()
  expect(screen.getByRole("link", { name: labels.sample.list })).toHaveAttribute("href", "/samples")
})

test("a service without samples has no heading for them", () => {
  const { container } = render(<ServiceSamples samples={[]} />)
  expect(container).toBeEmptyDOMElement()
})
