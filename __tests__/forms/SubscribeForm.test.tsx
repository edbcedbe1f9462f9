import "../support/bareForms"
import { render, screen } from "@testing-library/react"
import { SubscribeForm } from "../../src/forms/SubscribeForm"
import { forms, site } from "../support/siteContent"
import { fetchDouble, prepareForms, sentParams, visitor } from "./formSetup"

let mockOffline = true
jest.mock("../../src/forms/sending", () => {
  if (mockOffline) throw new Error("Loading chunk sending failed.")
  return jest.requireActual("../../src/forms/sending")
})

prepareForms()

const { subscribe: copy, shared } = forms
const { label, required, invalid } = copy.fields.user_email

const subscribe = () => screen.getByRole("button", { name: copy.submit })

// First, since the code is loaded once.
test("without the code that sends, a form says so, offers other ways, keeps the text, and can be sent later", async () => {
  const user = visitor()
  render(<SubscribeForm />)
  await user.fillIn({ [label]: "ann@uni.ac.uk" })
  await user.click(subscribe())
  expect(await screen.findByRole("alert")).toHaveTextContent(copy.failure)
  expect(screen.getByRole("alert")).toHaveTextContent(shared.contactFallback)
  expect(screen.getByRole("link", { name: shared.byEmail })).toHaveAttribute("href", `mailto:${site.contact.email}`)
  const number = site.contact.whatsapp.replace(/\D/g, "")
  expect(screen.getByRole("link", { name: shared.byWhatsApp })).toHaveAttribute(
    "href",
    `https://api.whatsapp.com/send?phone=${number}`,
  )
  expect(screen.getByLabelText(label)).toHaveValue("ann@uni.ac.uk")
  expect(fetchDouble).not.toHaveBeenCalled()
  mockOffline = false
  await user.click(subscribe())
  expect(await screen.findByText(copy.success)).toBeVisible()
  expect(sentParams()).toEqual([{ user_email: "ann@uni.ac.uk" }])
})

test.each([
  ["", required],
  ["ann@uni", invalid],
])("%p is refused", async (text, message) => {
  const user = visitor()
  render(<SubscribeForm />)
  expect(screen.getByRole("form", { name: copy.name })).toBeVisible()
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
  await user.keyboard("{Enter}")
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("an address is sent and confirmed", async () => {
  const user = visitor()
  render(<SubscribeForm />)
  await user.fillIn({ [label]: "ann@uni.ac.uk" })
  await user.click(subscribe())
  expect(await screen.findByText(copy.success)).toBeVisible()
  expect(sentParams()).toEqual([{ user_email: "ann@uni.ac.uk" }])
  expect(screen.getByLabelText(label)).toHaveValue("")
})
