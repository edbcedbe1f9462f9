import { render, screen } from "@testing-library/react"
import { Card } from "../../src/components/Card/Card"

const card = { block: "sky", picture: <i />, title: "Report Writing", text: "A sentence." }

test("the whole text shows unless a number of lines is given", () => {
  const { rerender } = render(<Card {...card} />)
  expect(screen.getByText("A sentence.")).not.toHaveAttribute("style")
  rerender(<Card {...card} lines={2} />)
  expect(screen.getByText("A sentence.").style.getPropertyValue("-webkit-line-clamp")).toBe("2")
})

test("the title's level follows the heading above the cards", () => {
  const { rerender } = render(<Card {...card} />)
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Report Writing")
  rerender(<Card {...card} level={2} />)
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Report Writing")
})
