import { render, screen } from "@testing-library/react"
import { ContactForm } from "../../src/forms/ContactForm"
import { fill } from "../../src/site/fill"
import { forms } from "../support/siteContent"
import { answer, fetchDouble, prepareForms, sentParams, visitor } from "./formSetup"

jest.mock("gatsby", () => require("../support/gatsbyDouble"))

prepareForms()

const texts = { Name: "Ann Lee", Email: "ann@uni.ac.uk", Mobile: "9876543210", Message: "Two pages,\nplease." }
const send = () => screen.getByRole("button", { name: "Send Message" })
const codes = () => screen.getByLabelText<HTMLSelectElement>("Country code")

test("it is complete before any script of it runs; the long list of dial codes is not in it yet", () => {
  render(<ContactForm />)
  expect(screen.getByRole("form", { name: "Contact" })).toHaveFormValues({
    user_name: "",
    user_email: "",
    mobile: "",
    countryCode: "+91",
    package: "",
    message: "",
  })
  expect(codes().options).toHaveLength(1)
  const plans = screen.getByLabelText<HTMLSelectElement>("Plan (optional)")
  expect([...plans.options].map(({ value }) => value)).toEqual(["", "Silver", "Gold", "Platinum"])
})

test("a number that is pasted and not taken is told as such, also where the field was found empty before", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(send())
  await user.fillIn({ Mobile: "98765432101234" })
  expect(screen.getByLabelText("Mobile")).toHaveAccessibleDescription("Mobile number must be 10 digits")
})

test("once it is used, every country's code can be chosen", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(codes())
  expect(codes().options.length).toBeGreaterThan(200)
  expect(codes()).toHaveValue("+91")
  await user.selectOptions(codes(), "IE +353")
  expect(codes()).toHaveValue("+353")
})

test("of countries that share a code the chosen one stays chosen", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(codes())
  for (const entry of ["GB +44", "CA +1", "US +1"]) {
    await user.selectOptions(codes(), entry)
    expect(codes().selectedOptions[0]).toHaveTextContent(entry)
  }
})

test("submitted empty, it shows every error at once and sends nothing", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(send())
  const messages = ["Name is required", "Email is required", "Mobile number is required", "Message is required"]
  for (const [index, label] of Object.keys(texts).entries()) {
    expect(await screen.findByText(messages[index] ?? "")).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(messages[index])
  }
  expect(screen.getByLabelText("Name")).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("a wrong e-mail address and a short number have messages of their own", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.fillIn({ ...texts, Email: "ann@uni", Mobile: "123" })
  await user.click(send())
  expect(await screen.findByText("Email is invalid")).toBeVisible()
  expect(screen.getByText("Mobile number must be 10 digits")).toBeVisible()
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("sent, it says so, is empty again and has its first code back", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.fillIn(texts)
  await user.selectOptions(codes(), "GB +44")
  await user.selectOptions(screen.getByLabelText("Plan (optional)"), "Gold")
  await user.click(send())
  expect(await screen.findByText("Message sent successfully!")).toBeVisible()
  expect(sentParams()).toEqual([
    {
      user_name: "Ann Lee",
      user_email: "ann@uni.ac.uk",
      mobile: "9876543210",
      message: "Two pages,\nplease.",
      countryCode: "+44",
      package: "Gold",
    },
  ])
  expect(screen.getByRole("form")).toHaveFormValues({ user_name: "", message: "", countryCode: "+91", package: "" })
  await user.fillIn({ Name: "B" })
  expect(screen.queryByText("Message sent successfully!")).toBeNull()
})

test("not sent, its 'alert' is in the page, and all values stay", async () => {
  const user = visitor()
  fetchDouble.mockResolvedValue(answer(429))
  render(<ContactForm />)
  await user.fillIn(texts)
  await user.click(send())
  expect(await screen.findByRole("alert")).toHaveTextContent("Email sending failed. Please try again.")
  expect(screen.getByRole("form")).toHaveFormValues({ user_name: "Ann Lee", mobile: "9876543210" })
  expect(send()).toHaveFocus()
})

test("a link chooses a plan and begins the message, which is not yet a draft", async () => {
  fetchDouble.mockImplementation(async (address: string) => ({
    ok: address === "/page-data/services/law-assignment/page-data.json",
    headers: new Map([["content-type", "application/json"]]),
    json: async () => ({ result: { data: { service: { name: "Law" } } } }),
  }))
  window.history.replaceState(null, "", "/contact-us?package=Platinum&service=law-assignment")
  render(<ContactForm />)
  expect(await screen.findByDisplayValue(/About: Law/)).toBeVisible()
  expect(screen.getByRole("form")).toHaveFormValues({ package: "Platinum", message: "About: Law\n\n" })
  expect(localStorage.length).toBe(0)
})

test("a draft's code is shown although the long list is not there yet", async () => {
  localStorage.setItem(
    "draft:contact",
    JSON.stringify({
      user_name: "Ann",
      countryCode: "+353",
      since: new Date(2026, 5, 1).getTime(),
      changed: Date.now(),
    }),
  )
  render(<ContactForm />)
  expect(codes()).toHaveValue("+353")
  expect(screen.getByText(fill(forms.shared.restored, { since: "Jun 1" }))).toBeVisible()
})
