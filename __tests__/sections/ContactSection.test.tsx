import { render, screen } from "@testing-library/react"
import { ContactSection } from "../../src/sections/ContactSection/ContactSection"

jest.mock("gatsby", () => require("../support/sectionDouble"))
jest.mock("../../src/forms/ContactForm", () => ({ ContactForm: () => <form aria-label="Contact" /> }))

test("the form is next to the contact details and the fraud warning", () => {
  render(<ContactSection />)
  expect(screen.getByRole("heading", { level: 2, name: "Talk to us" })).toBeVisible()
  expect(screen.getByRole("form", { name: "Contact" })).toBeVisible()
  expect(screen.getByRole("link", { name: "+44 20 7946 0000" })).toHaveAttribute("href", "tel:+442079460000")
  expect(screen.getByRole("link", { name: "ask@penhouse.example" })).toHaveAttribute(
    "href",
    "mailto:ask@penhouse.example",
  )
  expect(screen.getByText("Beware")).toBeVisible()
})
