import { render, screen, within } from "@testing-library/react"
import { Testimonials } from "../../src/sections/Testimonials/Testimonials"
import { edit, entry } from "../support/data"

const { kicker, sampleNote, items } = entry("testimonials")
const [{ name, role, quote, picture }] = items

test("each student is quoted with name, role and picture", () => {
  render(<Testimonials />)
  const [first] = within(screen.getByRole("group", { name: kicker })).getAllByRole("figure")
  expect(first).toHaveTextContent(`“${quote}”${name}${role}`)
  expect(screen.getByRole("img", { name: entry("picture", picture).alt })).toBeVisible()
  expect(screen.queryByText(sampleNote)).toBeNull()
})

test("made-up quotations are labelled as such", () => {
  edit("testimonials", (entries) => Object.assign(entries, { sample: true }))
  render(<Testimonials />)
  expect(screen.getByText(sampleNote)).toBeVisible()
})
