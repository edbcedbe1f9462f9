import { render, screen } from "@testing-library/react"
import { AboutText } from "../../src/sections/AboutText/AboutText"
import { fill } from "../../src/site/fill"
import { edit, entry } from "../support/data"

const { about, samples } = entry("labels")

test("the number of customers is above the page's own text", () => {
  const { container } = render(<AboutText sections={[]} />)
  expect(container).toHaveTextContent(fill(about.customers, { customers: entry("site").claims.customers }))
  expect(screen.queryByText(samples.claims)).toBeNull()
})

test("made-up figures are labelled as such", () => {
  edit("site", ({ claims }) => Object.assign(claims, { sample: true }))
  render(<AboutText sections={[]} />)
  expect(screen.getByText(samples.claims)).toBeVisible()
})
