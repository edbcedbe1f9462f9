import { render, screen } from "@testing-library/react"
import { TextSection } from "../../src/sections/TextBlocks/TextSection"

test("each part of a page's own text has its heading, and its formatted text", () => {
  render(<TextSection sections={[{ title: "Pay", body: "<p>By the <em>word</em>.</p>" }]} />)
  expect(screen.getByRole("heading", { name: "Pay", level: 2 })).toBeVisible()
  expect(screen.getByText("word").tagName).toBe("EM")
})

test("a page without its own text has no section for it", () => {
  const { container } = render(<TextSection sections={null} />)
  expect(container).toBeEmptyDOMElement()
})
