import { render, screen } from "@testing-library/react"
import { StepsAndReasons } from "../../src/sections/StepsAndReasons/StepsAndReasons"
import { contactPath } from "../../src/site/contactPath"
import { edit, entry } from "../support/data"

const service = "c++-assignment"
const { action, inFull, steps } = entry("workflow")
const { items } = entry("reasons")
const titles = [...steps, ...items].map(({ title }) => title)

test("steps and reasons are listed by their titles, and a link leads to the whole on home", () => {
  render(<StepsAndReasons service={service} />)
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(titles)
  expect(screen.getByRole("link", { name: inFull })).toHaveAttribute("href", "/#how-it-works")
})

test("the button begins a message about the service", () => {
  render(<StepsAndReasons service={service} />)
  expect(screen.getByRole("link", { name: action.label })).toHaveAttribute("href", contactPath({ service }))
})

test("a button that leads elsewhere leads there", () => {
  edit("workflow", (workflow) => {
    workflow.action.to = "/plans"
  })
  render(<StepsAndReasons service={service} />)
  expect(screen.getByRole("link", { name: action.label })).toHaveAttribute("href", "/plans")
})
