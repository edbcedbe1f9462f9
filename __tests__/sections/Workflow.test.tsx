import { render, screen } from "@testing-library/react"
import { Workflow } from "../../src/sections/Workflow/Workflow"
import { contactPath } from "../../src/site/contactPath"
import { workflow } from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const texts = () => screen.getAllByRole("listitem").map((item) => item.textContent)

test("the steps are numbered, and the button links to contact", () => {
  render(<Workflow />)
  expect(screen.getByRole("heading", { level: 2, name: "How it works" })).toBeVisible()
  expect(texts()).toEqual(["1AskSend the task.", "2ReceiveWe write it."])
  expect(screen.getByRole("link", { name: "Book now" })).toHaveAttribute("href", "/contact-us")
})

test("on a service page the button begins a message about the service", () => {
  render(<Workflow service="c++-help" />)
  expect(screen.getByRole("link")).toHaveAttribute("href", contactPath({ service: "c++-help" }))
})

test("where the law restricts our help, the restricted text comes first", () => {
  render(<Workflow restricted />)
  expect(screen.getByRole("heading", { level: 2, name: "How we teach" })).toBeVisible()
  expect(screen.getByText("By the law here.")).toBeVisible()
  expect(texts()).toEqual(["1AskSend the task.", "2ReceiveWe read it with you."])
})

test("a restricted country has the general heading if there is no other", () => {
  answerWith({ workflow: workflow({ restricted: null }) })
  render(<Workflow restricted />)
  expect(screen.getByRole("heading", { level: 2, name: "How it works" })).toBeVisible()
})
