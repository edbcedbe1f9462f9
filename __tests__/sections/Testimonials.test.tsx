import { render, screen, within } from "@testing-library/react"
import { Testimonials } from "../../src/sections/Testimonials/Testimonials"
import { testimonials } from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each student is quoted with name, role and picture", () => {
  render(<Testimonials />)
  const [ana] = within(screen.getByRole("group", { name: "Readers" })).getAllByRole("figure")
  expect(ana).toHaveTextContent("“It helped.”Ana SouzaLaw, Porto")
  expect(screen.getByRole("img", { name: "Ana at her desk" })).toBeVisible()
  expect(screen.getByRole("img", { name: "Ben on a bench" })).toBeVisible()
  expect(screen.queryByText("These are made up.")).toBeNull()
})

test("made-up quotations are labelled as such", () => {
  answerWith({ testimonials: testimonials({ sample: true }) })
  render(<Testimonials />)
  expect(screen.getByText("These are made up.")).toBeVisible()
})
