import { render, screen } from "@testing-library/react"
import { Workflow } from "../../src/sections/Workflow/Workflow"
import { edit, entry } from "../support/data"

const { heading, restricted, steps } = entry("workflow")
const [first, second] = steps
const texts = () => screen.getAllByRole("listitem").map((item) => item.textContent)

test("the steps are numbered, and the button links to contact", () => {
  render(<Workflow />)
  expect(texts()).toEqual([`1${first.title}${first.text}`, `2${second.title}${second.text}`])
  expect(screen.getByRole("link")).toHaveAttribute("href", "/contact-us")
})

test("where the law restricts our help, the restricted text comes first", () => {
  render(<Workflow restricted />)
  expect(screen.getByRole("heading", { level: 2, name: restricted.heading })).toBeVisible()
  expect(screen.getByText(restricted.lede)).toBeVisible()
  expect(texts()).toEqual([`1${first.title}${first.restricted}`, `2${second.title}${second.restricted}`])
})

test("a restricted country has the general heading if there is no other", () => {
  edit("workflow", (workflow) => delete workflow.restricted)
  render(<Workflow restricted />)
  expect(screen.getByRole("heading", { level: 2, name: heading })).toBeVisible()
})
