import { render, screen } from "@testing-library/react"
import { ContactSection } from "../../src/sections/ContactSection/ContactSection"
import { OfficesBand } from "../../src/sections/OfficesBand/OfficesBand"
import { edit } from "../support/data"

jest.mock("../../src/forms/ContactForm", () => ({ ContactForm: () => null }))

test.each([ContactSection, OfficesBand])("phone number and e-mail address are links", (Section) => {
  edit("site", ({ contact }) => Object.assign(contact, { phone: "+44 20 7946 0000", email: "ask@penhouse.example" }))
  render(<Section />)
  expect(screen.getByRole("link", { name: "+44 20 7946 0000" })).toHaveAttribute("href", "tel:+442079460000")
  expect(screen.getByRole("link", { name: "ask@penhouse.example" })).toHaveAttribute(
    "href",
    "mailto:ask@penhouse.example",
  )
})
