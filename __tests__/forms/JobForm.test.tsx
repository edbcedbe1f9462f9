import { fireEvent, render, screen, within } from "@testing-library/react"
import { JobForm } from "../../src/forms/JobForm"
import { takeToastRequests } from "../../src/toasts/requestToast"
import { answer, fetchDouble, heldAnswer, prepareForms, sentParams, visitor } from "./formSetup"

jest.mock("gatsby", () => require("../support/gatsbyDouble"))

prepareForms()

const toasts = jest.fn()

beforeEach(() => {
  toasts.mockReset()
  takeToastRequests(toasts)
  // jsdom knows dialogs, but not how to show them.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event("close"))
  }
})

const texts = {
  Name: "Ann Lee",
  Email: "ann@uni.ac.uk",
  Mobile: "9876543210",
  Location: "Leeds, UK",
  Experience: "fresher",
  "Notice period": "none",
  "Current salary": "none",
  "Expected salary": "£30k",
  "Cover letter": "I write.",
}
const termsMessage = "You must agree to the terms and conditions to proceed."
const send = () => screen.getByRole("button", { name: "Send" })

test("it is complete, and Send looks locked until the terms are ticked", async () => {
  const user = visitor()
  render(<JobForm profile="Academic Content Writer" />)
  expect(screen.getByRole("form", { name: "Job application" })).toHaveFormValues({
    user_name: "",
    user_email: "",
    mobile: "",
    countryCode: "+91",
    location: "",
    experience: "",
    noticeperiod: "",
    currentsalary: "",
    expectedsalary: "",
    message: "",
    terms: false,
  })
  expect(send()).toHaveAttribute("aria-disabled", "true")
  expect(send()).not.toBeDisabled()
  await user.click(screen.getByRole("checkbox"))
  expect(send()).not.toHaveAttribute("aria-disabled")
})

test("submitted empty and unticked, it shows the terms message as an alert and every error at once", async () => {
  const user = visitor()
  render(<JobForm profile="Writer" />)
  await user.click(send())
  expect(await screen.findByRole("alert")).toHaveTextContent(termsMessage)
  for (const message of [
    "Name is required",
    "Email is required",
    "Mobile number is required",
    "Location is required",
    "Experience is required",
    "Notice period is required",
    "Current salary is required",
    "Expected salary is required",
    "Message is required",
  ])
    expect(screen.getByText(message)).toBeVisible()
  expect(screen.getByLabelText("Name")).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("with the terms alone missing it says so and focuses the box", async () => {
  const user = visitor()
  render(<JobForm profile="Writer" />)
  await user.fillIn(texts)
  await user.click(send())
  expect(await screen.findByRole("alert")).toHaveTextContent(termsMessage)
  expect(screen.getByRole("checkbox")).toHaveFocus()
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(termsMessage)
  expect(fetchDouble).not.toHaveBeenCalled()
})

const apply = async () => {
  const user = visitor()
  render(<JobForm profile="Academic Content Writer" />)
  await user.fillIn(texts)
  await user.click(screen.getByRole("checkbox"))
  await user.click(send())
  return user
}

test("sent: a toast for 3 s, a green line, a dialog asking for the CV, and the form is empty and unticked", async () => {
  await apply()
  expect(await screen.findByText("Submitted successfully!")).toBeVisible()
  expect(toasts.mock.calls).toEqual([[{ kind: "success", text: "Form submitted successfully!", time: 3000 }]])
  const dialog = screen.getByRole("dialog", { name: "Please send us your CV" })
  expect(within(dialog).getByRole("link")).toHaveAttribute("href", "mailto:hr@quillhaven.example")
  expect(sentParams()).toEqual([
    {
      user_name: "Ann Lee",
      user_email: "ann@uni.ac.uk",
      mobile: "9876543210",
      countryCode: "+91",
      message: "I write.",
      location: "Leeds, UK",
      experience: "fresher",
      noticeperiod: "none",
      currentsalary: "none",
      expectedsalary: "£30k",
      profile: "Academic Content Writer",
    },
  ])
  expect(document.querySelector("form")).toHaveFormValues({ user_name: "", message: "", terms: false })
})

test("who leaves the page and comes back while it is being sent is asked for the CV there", async () => {
  const release = heldAnswer()
  const user = visitor()
  const { unmount } = render(<JobForm profile="Writer" />)
  await user.fillIn(texts)
  await user.click(screen.getByRole("checkbox"))
  await user.click(send())
  unmount()
  render(<JobForm profile="Writer" />)
  await release(200)
  expect(await screen.findByRole("dialog", { name: "Please send us your CV" })).toBeVisible()
  expect(toasts).toHaveBeenCalledTimes(1)
})

test.each([
  ["Cancel", (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }))],
  ["the backdrop", (dialog: HTMLElement) => fireEvent.click(dialog)],
  ["Escape", (dialog: HTMLElement) => fireEvent(dialog, new Event("close"))],
])("%s closes the dialog, and the focus returns", async (_way, close) => {
  await apply()
  close(await screen.findByRole("dialog"))
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(send()).toHaveFocus()
})

test("a click inside the dialog does not close it", async () => {
  await apply()
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("heading"))
  expect(screen.getByRole("dialog")).toBeVisible()
})

test("not sent: a toast, every value kept, and other ways to the HR address", async () => {
  fetchDouble.mockResolvedValue(answer(403))
  await apply()
  const mail = await screen.findByRole<HTMLAnchorElement>("link", { name: "Write an e-mail" })
  expect(toasts.mock.calls).toEqual([[{ kind: "error", text: "There was an error sending your message.", time: 3000 }]])
  expect(new URL(mail.href).pathname).toBe("hr@quillhaven.example")
  expect(new URL(mail.href).searchParams.get("subject")).toBe("Job application: Academic Content Writer")
  expect(new URL(mail.href).searchParams.get("body")).toMatch(/^Name: Ann Lee\r\n(?:.*\r\n)*Cover letter: I write\./)
  expect(new URL(mail.href).searchParams.get("body")).not.toMatch(/terms|Academic Content Writer/)
  expect(screen.getByRole("form")).toHaveFormValues({ user_name: "Ann Lee", message: "I write.", terms: true })
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("each job keeps a draft of its own", async () => {
  const user = visitor()
  const { unmount } = render(<JobForm profile="Writer" />)
  await user.fillIn({ Name: "Ann" })
  unmount()
  render(<JobForm profile="Executive" />)
  expect(screen.getByLabelText("Name")).toHaveValue("")
})
