import "../support/bareForms"
import { render, screen } from "@testing-library/react"
import { SubscribeForm } from "../../src/forms/SubscribeForm"
import { forms } from "../support/siteContent"
import { answer, fetchDouble, prepareForms, sentParams, visitor } from "./formSetup"

prepareForms()

const copy = forms.subscribe
const { label, required, invalid } = copy.fields.user_email

const subscribe = () => screen.getByRole("button", { name: copy.submit })

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

test("a failure is reported, and the address stays", async () => {
  const user = visitor()
  fetchDouble.mockResolvedValue(answer(500))
  render(<SubscribeForm />)
  await user.fillIn({ [label]: "ann@uni.ac.uk" })
  await user.click(subscribe())
  expect(await screen.findByRole("alert")).toHaveTextContent(copy.failure)
  expect(screen.getByLabelText(label)).toHaveValue("ann@uni.ac.uk")
})
