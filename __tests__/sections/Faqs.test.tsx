import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FaqList } from "../../src/sections/Faqs/FaqList"

const words = { id: "faqs", kicker: "FAQs", heading: "Questions", searchLabel: "Search", empty: "No FAQs match." }
const items = [
  { question: "How fast?", answer: "<p>Two hours.</p>" },
  { question: "What price?", answer: "<p>One figure, fast.</p>" },
]
const questions = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

beforeEach(() => window.history.replaceState({ key: "kept" }, "", "/?from=mail#faqs"))

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

test("what was searched stays in the address beside what was there, and goes when the field is emptied", async () => {
  const user = userEvent.setup()
  render(<FaqList {...words} items={items} />)
  await user.type(screen.getByRole("searchbox"), "price & co")
  expect(new URLSearchParams(window.location.search).get("faq")).toBe("price & co")
  expect(window.location.href).toMatch(/\?from=mail&faq=.+#faqs$/)
  expect(window.history.state).toEqual({ key: "kept" })
  await user.clear(screen.getByRole("searchbox"))
  expect(window.location.search).toBe("?from=mail")
})

test("an address with a search finds it again", () => {
  window.history.replaceState(null, "", "/?faq=price")
  render(<FaqList {...words} items={items} />)
  expect(screen.getByRole("searchbox")).toHaveValue("price")
  expect(questions()).toEqual(["What price?"])
})

test("each question has an anchor of its own", () => {
  render(<FaqList {...words} items={items} />)
  expect(document.getElementById("faq-how-fast")).toHaveTextContent("How fast?")
})
