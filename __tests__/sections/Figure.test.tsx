import { render, screen } from "@testing-library/react"
import { Figure } from "../../src/sections/Figure/Figure"
import { entry, queried } from "../support/data"

const named = (slug: string) => queried<Queries.FigureFragment>("Figure", slug)

test("a chart is read out by its title, with its description, caption and source", () => {
  const { title, description, caption, source } = entry("figure", "chart")
  render(<Figure figure={named("chart")} />)
  expect(screen.getByRole("img", { name: title }).querySelector("svg")).not.toBeNull()
  expect(screen.getByRole("figure")).toHaveTextContent(
    `${description}${caption}${entry("labels").reading.source} ${source}`,
  )
})

test("a picture is read out by its own description", () => {
  render(<Figure figure={named("photo")} />)
  const [image, ...others] = screen.getAllByRole("img")
  expect(image).toHaveAttribute("alt", entry("picture", "law").alt)
  expect(others).toEqual([])
})
