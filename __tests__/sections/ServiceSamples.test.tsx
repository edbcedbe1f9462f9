import { render, screen } from "@testing-library/react"
import { ServiceSamples } from "../../src/sections/ServiceSamples/ServiceSamples"
import { entry, queried } from "../support/data"

const { slug, title } = entry("sample")

test("each sample links to its page, followed by a link to all samples", () => {
  render(<ServiceSamples samples={[queried<Queries.ServiceSampleFragment>("ServiceSample", slug)]} />)
  expect(screen.getByRole("link", { name: title })).toHaveAttribute("href", `/samples/${slug}`)
  expect(screen.getByRole("link", { name: entry("labels").sample.list })).toHaveAttribute("href", "/samples")
})

test("a service without samples has no heading for them", () => {
  const { container } = render(<ServiceSamples samples={[]} />)
  expect(container).toBeEmptyDOMElement()
})
