import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FaqList } from "../../src/sections/Faqs/FaqList"

const words = { id: "faqs", kicker: "FAQs", heading: "Questions", searchLabel: "Search", empty: "No FAQs match." }
const items = [
  { question: "How fast?", answer: "<p>Two hours.</p>" },
  { question: "What price?", answer: "<p>One figure, fast.</p>" },
]
const questions = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

test("the search goes by question, whatever the capitals, and says when there is none", async () => {
  const user = userEvent.setup()
  render(<FaqList {...words} items={items} />)
  expect(questions()).toEqual(["How fast?", "What price?"])
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "FAST")
  expect(questions()).toEqual(["How fast?"])
  await user.type(screen.getByRole("searchbox"), "er")
  expect(questions()).toEqual([])
  expect(screen.getByRole("status")).toHaveTextContent("No FAQs match.")
})
