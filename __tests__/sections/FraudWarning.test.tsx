import { render } from "@testing-library/react"
import { FraudWarning } from "../../src/sections/FraudWarning/FraudWarning"
import { edit, entry } from "../support/data"

test("the warning names the official number and address", () => {
  edit("site", ({ fraudWarning }) => Object.assign(fraudWarning, { text: "Only *{phone}* and {email} are ours." }))
  const { contact, fraudWarning } = entry("site")
  const { container } = render(<FraudWarning />)
  expect(container).toHaveTextContent(`${fraudWarning.title} Only ${contact.phone} and ${contact.email} are ours.`)
  expect(container.querySelector("em")).toHaveTextContent(contact.phone)
})
