import { render, screen } from "@testing-library/react"
import { Section } from "../../src/sections/Section/Section"
import { Sections } from "../../src/sections/Section/Sections"
import { entry } from "../support/data"

const labels = entry("labels")

const Failing = () => {
  throw new Error("No data")
}

test("a section can have an anchor", () => {
  render(<Section id="plans">Our plans</Section>)
  expect(document.getElementById("plans")).toHaveTextContent("Our plans")
})

test("if one section fails, a message replaces it, and the others stay", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { container } = render(
    <Sections>
      <p>Before</p>
      <Failing />
      {null}
      <p>After</p>
    </Sections>,
  )
  expect(container).toHaveTextContent(`Before${labels.errors.section}After`)
  expect(screen.getByText("After")).toBeVisible()
})
