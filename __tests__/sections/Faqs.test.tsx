import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FaqList } from "../../src/sections/Faqs/FaqList"
import { Faqs } from "../../src/sections/Faqs/Faqs"
import { edit, entry } from "../support/data"

const { kicker, heading, searchLabel, empty } = entry("faqs")
const items = [
  { question: "How fast?", answer: "Two hours." },
  { question: "What price?", answer: "One figure, fast." },
]
const list = { id: "own-faqs", kicker, heading, searchLabel, empty, items }
const questions = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

beforeEach(() => {
  window.history.replaceState({ key: "kept" }, "", "/?from=mail#faqs")
  // React 18 warns about the element `search`.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

test("the search matches questions, not answers, ignores case, and says if there is no match", async () => {
  const user = userEvent.setup()
  render(<FaqList {...list} />)
  expect(questions()).toEqual(["How fast?", "What price?"])
  await user.type(screen.getByRole("searchbox", { name: searchLabel }), "FAST")
  expect(questions()).toEqual(["How fast?"])
  expect(screen.getByRole("status")).toHaveTextContent("")
  await user.type(screen.getByRole("searchbox"), "er")
  expect(questions()).toEqual([])
  expect(screen.getByRole("status")).toHaveTextContent(empty)
})

test("the query is kept in the address next to other parameters, and is removed when the field is emptied", async () => {
  const user = userEvent.setup()
  render(<FaqList {...list} />)
  await user.type(screen.getByRole("searchbox"), "price & co")
  expect(new URLSearchParams(window.location.search).get("faq")).toBe("price & co")
  expect(window.location.href).toMatch(/\?from=mail&faq=.+#faqs$/)
  expect(window.history.state).toEqual({ key: "kept" })
  await user.clear(screen.getByRole("searchbox"))
  expect(window.location.search).toBe("?from=mail")
})

test("an address with a query restores the search", () => {
  window.history.replaceState(null, "", "/?faq=price")
  render(<FaqList {...list} />)
  expect(screen.getByRole("searchbox")).toHaveValue("price")
  expect(questions()).toEqual(["What price?"])
})

test("each question has its own anchor, and the first is open", () => {
  render(<FaqList {...list} />)
  expect(document.getElementById("faq-how-fast")).toHaveTextContent("How fast?Two hours.")
  expect(document.getElementById("faq-how-fast")).toHaveAttribute("open")
  expect(document.getElementById("faq-what-price")).not.toHaveAttribute("open")
})

test("a link to a question in its earlier words leads to it", () => {
  edit("faqs", ({ items }) => Object.assign(items[0], { question: "Who helps me?", aliases: ["faq-who-will-help"] }))
  render(<Faqs />)
  expect(document.getElementById("faq-who-helps-me")).toContainElement(document.getElementById("faq-who-will-help"))
})

test("the common questions have the anchor that links use, next to a link for asking others", () => {
  edit("faqs", ({ aside }) => Object.assign(aside, { text: "Ask [us](/contact-us)." }))
  render(<Faqs />)
  const { items: own, aside } = entry("faqs")
  expect(document.getElementById("faqs")).toHaveTextContent(own[0].question)
  expect(screen.getByRole("heading", { level: 3, name: aside.title })).toBeVisible()
  expect(screen.getByRole("link", { name: "us" })).toHaveAttribute("href", "/contact-us")
})
