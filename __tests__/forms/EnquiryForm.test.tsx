import { TextEncoder } from "node:util"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { EnquiryForm } from "../../src/forms/EnquiryForm"
import { fill } from "../../src/site/fill"
import { forms } from "../support/siteContent"
import { answer, fetchDouble, heldAnswer, prepareForms, sentParams, visitor } from "./formSetup"

jest.mock("gatsby", () => require("../support/gatsbyDouble"))

prepareForms()

const texts = { Name: "Ann Lee", Number: "9876543210", Email: "ann@uni.ac.uk", University: "Leeds", Course: "Law" }
const messages = [
  "Name is required",
  "Enter a valid 10-digit number",
  "Enter a valid email",
  "University is required",
  "Course is required",
  "Deadline is required",
  "You must accept the terms",
]

/** That a draft was brought back, and that it is of today. */
const restored = fill(forms.shared.restored, {
  since: new Date().toLocaleDateString("en-US", { month: "short", day: "numeric" }),
})

const deadline = () => screen.getByLabelText<HTMLInputElement>("Deadline")
const fillAll = async (user: ReturnType<typeof visitor>) => {
  await user.fillIn(texts)
  await user.click(deadline())
  await user.type(deadline(), "2099-12-31")
  await user.click(screen.getByRole("checkbox"))
}
const submit = () => screen.getByRole("button", { name: "Submit" })

test("it is complete before any script of it runs: name, fields, defaults, choices", () => {
  render(<EnquiryForm />)
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Enquiry" })
  expect(form).toHaveFormValues({
    name: "",
    number: "",
    countryCode: "+91",
    email: "",
    university: "",
    course: "",
    deadline: "",
    selectedOption: "Assignment",
    termsAccepted: false,
  })
  expect(screen.getByRole("heading", { name: "Tell us what you need" })).toBeVisible()
  expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual([
    "Assignment",
    "Dissertation/Thesis",
    "Presentation",
    "Others",
  ])
  const codes = [...screen.getByLabelText<HTMLSelectElement>("Country code").options].map(({ value }) => value)
  expect(codes).toEqual(["+91", "+1", "+44", "+61", "+81", "+971", "+880", "+92"])
})

test("a page can give it a heading and intro of its own", () => {
  render(<EnquiryForm heading="Your essay" intro="Send the brief." />)
  expect(screen.getByRole("heading", { name: "Your essay" })).toBeVisible()
  expect(screen.getByText("Send the brief.")).toBeVisible()
})

test("submitted empty, it shows every error at once, ties each to its field, focuses the first and sends nothing", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await user.click(submit())
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible()
  const labels = [...Object.keys(texts), "Deadline"]
  for (const [index, label] of labels.entries()) {
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(messages[index] ?? ""))
  }
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("You must accept the terms")
  expect(screen.getByLabelText("Name")).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
  expect(submit()).toBeEnabled()
})

test("before the first submit nobody is told off, and an error goes as soon as the field is right", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await user.click(screen.getByLabelText("Email"))
  await user.tab()
  expect(screen.queryByText("Enter a valid email")).toBeNull()
  await user.click(submit())
  await screen.findByText("Enter a valid email")
  await user.fillIn({ Email: "ann@uni.ac.uk" })
  await waitFor(() => expect(screen.queryByText("Enter a valid email")).toBeNull())
  expect(screen.getByText("Name is required")).toBeVisible()
  await user.clear(screen.getByLabelText("Email"))
  expect(await screen.findByText("Enter a valid email")).toBeVisible()
})

test("focus goes to the first field in error, in the order of the page", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await user.fillIn({ Name: "Ann", Number: "9876543210" })
  await user.click(submit())
  await screen.findByText("Enter a valid email")
  expect(screen.getByLabelText("Email")).toHaveFocus()
})

test("sent, it says so and is empty again; the whole form object goes out, once", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  await user.click(screen.getByRole("radio", { name: "Presentation" }))
  await user.selectOptions(screen.getByLabelText("Country code"), "+44")
  const release = heldAnswer()
  await user.click(submit())
  const button = await screen.findByRole("button", { name: "Submitting…" })
  expect(button).toBeDisabled()
  expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "true")
  await user.click(button)
  await release(200)
  expect(await screen.findByText("Form submitted successfully!")).toBeVisible()
  expect(sentParams()).toEqual([
    {
      name: "Ann Lee",
      number: "9876543210",
      countryCode: "+44",
      email: "ann@uni.ac.uk",
      university: "Leeds",
      course: "Law",
      deadline: "2099-12-31",
      selectedOption: "Presentation",
      termsAccepted: true,
    },
  ])
  expect(screen.getByRole("form")).toHaveFormValues({
    name: "",
    number: "",
    countryCode: "+91",
    deadline: "",
    selectedOption: "Assignment",
    termsAccepted: false,
  })
  expect(screen.queryByText("Name is required")).toBeNull()
  expect(localStorage.length).toBe(0)
})

test("a second enquiry can be sent after the first", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  for (const count of [1, 2]) {
    await fillAll(user)
    await user.click(submit())
    await waitFor(() => expect(fetchDouble).toHaveBeenCalledTimes(count))
    expect(await screen.findByText("Form submitted successfully!")).toBeVisible()
  }
})

test("what is typed while a send is under way is not swept away with what was sent", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  const release = heldAnswer()
  await user.click(submit())
  await screen.findByRole("button", { name: "Submitting…" })
  await user.fillIn({ Course: " and Economics" })
  await release(200)
  await screen.findByText("Form submitted successfully!")
  expect(screen.getByLabelText("Course")).toHaveValue("Law and Economics")
  expect(screen.getByLabelText("Name")).toHaveValue("")
})

test.each([403, 413, 429, 451, 500])(
  "refused with %i, it says so, keeps every value and offers other ways",
  async (status) => {
    const user = visitor()
    fetchDouble.mockResolvedValue(answer(status))
    render(<EnquiryForm />)
    await fillAll(user)
    await user.click(submit())
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to send email. Please try again.")
    expect(screen.getByRole("form")).toHaveFormValues({ name: "Ann Lee", deadline: "2099-12-31", termsAccepted: true })
    const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Write an e-mail" }).href)
    expect(mail.searchParams.get("body")).toContain("University: Leeds")
    const chat = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /WhatsApp/ }).href)
    expect(chat.searchParams.get("text")).toContain("Name: Ann Lee")
    fetchDouble.mockResolvedValue(answer(200))
    await user.click(submit())
    expect(await screen.findByText("Form submitted successfully!")).toBeVisible()
    expect(screen.queryByRole("alert")).toBeNull()
  },
)

test("failed offline, it says so, and one click sends it when the connection is back: once", async () => {
  const user = visitor()
  fetchDouble.mockRejectedValue(new TypeError("Failed to fetch"))
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  render(<EnquiryForm />)
  await fillAll(user)
  await user.click(submit())
  expect(await screen.findByText(/^You’re offline/)).toBeVisible()
  const again = screen.getByRole("button", { name: "Send again" })
  expect(again).toBeDisabled()
  online.mockReturnValue(true)
  fireEvent(window, new Event("online"))
  expect(await screen.findByText(/^You’re back online/)).toBeVisible()
  fetchDouble.mockReset().mockResolvedValue(answer(200))
  await user.dblClick(again)
  expect(await screen.findByText("Form submitted successfully!")).toBeVisible()
  expect(fetchDouble).toHaveBeenCalledTimes(1)
})

test("an e-mail address that is refused says which are accepted", async () => {
  const user = visitor()
  const { emailHint } = forms.shared
  render(<EnquiryForm />)
  await user.fillIn({ Email: "asha@college.online" })
  expect(screen.queryByText(emailHint)).toBeNull()
  await user.click(screen.getByRole("button", { name: "Submit" }))
  expect(await screen.findByText(emailHint)).toBeVisible()
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(`Enter a valid email ${emailHint}`)
})

describe("the number", () => {
  test("takes digits only and refuses an eleventh", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.type(screen.getByLabelText("Number"), "98a7-6 5432100")
    expect(screen.getByLabelText("Number")).toHaveValue("9876543210")
  })

  test("says why a number that was pasted is not taken, until another is", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.fillIn({ Number: "98765432101234" })
    expect(screen.getByLabelText("Number")).toHaveValue("")
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a valid 10-digit number")
    expect(screen.getByLabelText("Number")).toHaveAccessibleDescription("Enter a valid 10-digit number")
    await user.fillIn({ Number: "9876543210" })
    expect(screen.queryByRole("alert")).toBeNull()
  })

  test("keeps the caret where a refused character was typed", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    const number = screen.getByLabelText<HTMLInputElement>("Number")
    await user.type(number, "12345")
    await user.type(number, "x9", { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(number).toHaveValue("129345")
    expect(number.selectionStart).toBe(3)
  })

  test("is taken with the dial code of another country, which is then chosen", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.fillIn({ Number: "+44 7911 123456" })
    expect(screen.getByLabelText("Number")).toHaveValue("7911123456")
    expect(screen.getByLabelText("Country code")).toHaveValue("+44")
  })

  test("lets a phone fill it in", () => {
    render(<EnquiryForm />)
    expect(screen.getByLabelText("Number")).toHaveAttribute("autocomplete", "tel-national")
    expect(screen.getByLabelText("Number")).toHaveAttribute("inputmode", "numeric")
    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "email")
    expect(screen.getByLabelText("Name")).toHaveAttribute("autocomplete", "name")
  })
})

describe("the deadline", () => {
  test("is one date field to assistive technology, before it is used, in use, and afterwards", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    const [field, type] = [deadline(), deadline().type]
    const isSame = () => expect([deadline(), deadline().type]).toEqual([field, type])
    expect(type).toBe("date")
    await user.click(field)
    isSame()
    await user.type(field, "2099-12-31")
    isSame()
    await user.tab()
    isSame()
    expect(field).toHaveValue("2099-12-31")
  })

  test("offers no day of the past", () => {
    render(<EnquiryForm />)
    expect(deadline().min).toBe(new Date().toLocaleDateString("sv"))
  })

  test("in the past is an error of its own", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.click(deadline())
    await user.type(deadline(), "2020-01-01")
    await user.click(submit())
    expect(await screen.findByText("Deadline cannot be in the past")).toBeVisible()
    expect(fetchDouble).not.toHaveBeenCalled()
  })
})

test("a deadline that has passed since it was chosen is not sent", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  jest.useFakeTimers({ now: new Date(2100, 0, 1), advanceTimers: true })
  fireEvent.click(submit())
  expect(await screen.findByText("Deadline cannot be in the past")).toBeVisible()
  expect(deadline()).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
  jest.useRealTimers()
})

describe("what was typed", () => {
  test("survives a reload, the box does not, and it can be cleared", async () => {
    const user = visitor()
    const { unmount } = render(<EnquiryForm />)
    await fillAll(user)
    unmount()
    render(<EnquiryForm />)
    expect(screen.getByRole("form")).toHaveFormValues({
      ...{ name: "Ann Lee", deadline: "2099-12-31" },
      termsAccepted: false,
    })
    expect(screen.getByText(restored)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Clear the form" }))
    expect(screen.getByLabelText("Name")).toHaveValue("")
    expect(screen.getByLabelText("Name")).toHaveFocus()
    expect(screen.queryByText(restored)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test("can be cleared after a failed attempt, and nobody is told off for the empty form", async () => {
    localStorage.setItem("draft:enquiry", JSON.stringify({ name: "Ann", changed: Date.now() }))
    const user = visitor()
    render(<EnquiryForm />)
    await user.click(submit())
    expect(await screen.findByText("University is required")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Clear the form" }))
    expect(screen.queryByText(/is required$/)).toBeNull()
    await user.click(submit())
    expect(await screen.findByText("Name is required")).toBeVisible()
  })

  test("before the scripts had arrived is kept, and a submit made then is kept", async () => {
    const html = document.createElement("div")
    globalThis.TextEncoder = TextEncoder
    // On a real server there is no window, and nothing to complain of.
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const { renderToString } = await import("react-dom/server")
    html.innerHTML = renderToString(<EnquiryForm />)
    expect(quiet.mock.calls.every(([line]) => /useLayoutEffect does nothing/.test(line))).toBe(true)
    document.body.append(html)
    const form = html.querySelector("form") as HTMLFormElement & { isSubmitQueued?: boolean }
    const [name] = html.getElementsByTagName("input")
    if (name) name.value = "Ann"
    form.isSubmitQueued = true
    const note = html.querySelector<HTMLElement>("[data-contact-fallback]")
    if (note) note.hidden = false
    render(<EnquiryForm />, { container: html, hydrate: true })
    expect(await screen.findByText("University is required")).toBeVisible()
    expect(screen.getByLabelText("Name")).toBe(name)
    expect(name).toHaveValue("Ann")
    expect(name).toBeValid()
    expect(localStorage.getItem("draft:enquiry")).toContain("Ann")
    expect(note).toHaveProperty("hidden", true)
    html.remove()
  })

  test.each([
    ["markup", '<img src=x onerror="alert(1)"><script>1</script>'],
    ["emoji", "😀👩‍👩‍👧‍👦"],
    ["right-to-left", "مرحبا \u202e abc"],
    ["control characters", "a\u0000b\u0007c\u001b[31m"],
    ["10,000 characters", "x".repeat(10_000)],
  ])("arrives unchanged as text: %s", async (_kind, text) => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.fillIn({ ...texts, Name: text, University: text, Course: text })
    await user.click(deadline())
    await user.type(deadline(), "2099-12-31")
    await user.click(screen.getByRole("checkbox"))
    await user.click(submit())
    await screen.findByText("Form submitted successfully!")
    expect(sentParams()[0]).toMatchObject({ name: text, university: text, course: text })
    expect(document.querySelector("img, script")).toBeNull()
  })
})
