import { render, screen, within } from "@testing-library/react"
import { ServiceCards } from "../../src/sections/ServiceCards/ServiceCards"
import { serviceCards } from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const cards = () => screen.getAllByRole("article").map((card) => within(card))

test("each card links to its service, and its button, read out with its name, to contact", () => {
  render(<ServiceCards />)
  expect(screen.getByRole("group", { name: "Our help" })).toBeVisible()
  const [essay, proofs] = cards()
  expect(essay?.getByRole("link", { name: "Essays" })).toHaveAttribute("href", "/services/essay-help")
  expect(essay?.getByRole("link", { name: "Order Essays" })).toHaveAttribute("href", "/contact-us")
  expect(essay?.getByText("We write essays.")).toBeVisible()
  expect(proofs?.getByText("We read proofs.")).toBeVisible()
})

test("where the law restricts our help, a card shows its restricted text, if it has one", () => {
  render(<ServiceCards restricted />)
  const [essay, proofs] = cards()
  expect(essay?.getByText("We coach essays.")).toBeVisible()
  expect(proofs?.getByText("We read proofs.")).toBeVisible()
  expect(screen.queryByText("We write essays.")).toBeNull()
})

test("if all their services are drafts, there is no heading either", () => {
  answerWith({ serviceCards: serviceCards({ items: [] }) })
  const { container } = render(<ServiceCards />)
  expect(container).toBeEmptyDOMElement()
})
