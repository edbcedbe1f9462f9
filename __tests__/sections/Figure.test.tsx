import { render, screen } from "@testing-library/react"
import { Figure } from "../../src/sections/Figure/Figure"
import { figure, picture } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("a chart is read out by its title, with its description, caption and source", () => {
  render(<Figure figure={figure({ chart: "<svg></svg>" })} />)
  expect(screen.getByRole("img", { name: "Words a day" })).toContainHTML("<svg></svg>")
  expect(screen.getByRole("figure")).toHaveTextContent(
    `The number rises from Monday to Friday.Five days of writing${labels.reading.source} Own count`,
  )
  expect(screen.getByText("Five").tagName).toBe("EM")
})

test("a picture is read out by its own description", () => {
  render(<Figure figure={figure({ picture: picture({ alt: "A pile of books" }) })} />)
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["A pile of books"])
})
