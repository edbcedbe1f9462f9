import { render, screen } from "@testing-library/react"
import { SubscribeForm } from "../../src/forms/SubscribeForm"
import { answer, fetchDouble, prepareForms, sentParams, visitor } from "./formSetup"

jest.mock("gatsby", () => require("../support/gatsbyDouble"))

prepareForms()

const subscribe = () => screen.getByRole("button", { name: "Subscribe" })

test.each([
  ["", "Email is required"],
  ["ann@uni", "Email is invalid"],
])("%p is refused", async (text, message) => {
  const user = visitor()
  render(<SubscribeForm />)
  expect(screen.getByRole("form", { name: "Subscribe" })).toBeVisible()
  await user.click(screen.getByLabelText("Your email"))
  await user.paste(text)
  await user.keyboard("{Enter}")
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText("Your email")).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("an address is sent and confirmed", async () => {
  const user = visitor()
  render(<SubscribeForm />)
  await user.fillIn({ "Your email": "ann@uni.ac.uk" })
  await user.click(subscribe())
  expect(await screen.findByText("Message sent successfully!")).toBeVisible()
  expect(sentParams()).toEqual([{ user_email: "ann@uni.ac.uk" }])
  expect(screen.getByLabelText("Your email")).toHaveValue("")
})

test("a failure is said in the contact form's words", async () => {
  const user = visitor()
  fetchDouble.mockResolvedValue(answer(500))
  render(<SubscribeForm />)
  await user.fillIn({ "Your email": "ann@uni.ac.uk" })
  await user.click(subscribe())
  expect(await screen.findByRole("alert")).toHaveTextContent("Email sending failed. Please try again.")
  expect(screen.getByLabelText("Your email")).toHaveValue("ann@uni.ac.uk")
})
