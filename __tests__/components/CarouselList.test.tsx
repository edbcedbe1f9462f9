import { fireEvent, render, screen } from "@testing-library/react"
import { Carousel } from "../../src/components/Carousel/Carousel"
import { entry } from "../support/data"

jest.mock("../../src/components/hooks/useNearViewport", () => ({ useNearViewport: () => false }))

// While react-slick is not there, or never comes.

const { carousel } = entry("labels")
const slides = ["One", "Two", "Three", "Four", "Five"].map((content) => ({ key: content, content }))
const shown = () => document.querySelector("[aria-live]")?.textContent
const place = (number: number) => carousel.position.replace("{number}", `${number}`).replace("{count}", "5")
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

test("arrows and dots move the list, and the announced number and the dots follow", () => {
  Element.prototype.scrollTo = jest.fn()
  render(<Carousel name="Cards" kind="cards" slides={slides} labels={carousel} dots />)
  const next = carousel.next.replace("{name}", "Cards")
  const previous = carousel.previous.replace("{name}", "Cards")
  const dot = (number: number) => screen.getByRole("button", { name: carousel.dot.replace("{number}", `${number}`) })
  click(next)
  expect(shown()).toContain(place(2))
  expect(dot(2)).toHaveAttribute("aria-current", "true")
  click(previous)
  click(previous)
  expect(shown()).toContain(place(5))
  fireEvent.click(dot(3))
  expect(shown()).toContain(place(3))
  expect(Element.prototype.scrollTo).toHaveBeenCalledTimes(4)
})
