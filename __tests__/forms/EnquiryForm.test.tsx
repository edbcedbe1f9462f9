import "../support/bareForms"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { EnquiryForm } from "../../src/forms/EnquiryForm"
import { validatorOf } from "../../src/forms/rules"
import { queueEvents, replayEvents } from "../../src/islands/replayEvents"
import { fill } from "../../src/site/fill"
import { dialCodes, forms } from "../support/siteContent"
import { answer, fetchDouble, heldAnswer, prepareForms, sentParams, staticHtml, visitor } from "./formSetup"

prepareForms()

const { enquiry: copy, shared } = forms
const { name, number, email, university, course, deadline: day, termsAccepted } = copy.fields
const texts = {
  [name.label]: "Ann Lee",
  [number.label]: "9876543210",
  [email.label]: "ann@uni.ac.uk",
  [university.label]: "Leeds",
  [course.label]: "Law",
}
/** The required fields, with their messages when empty. */
const emptyFields = Object.entries(validatorOf("enquiry")({}))
  .filter(([field]) => field !== "termsAccepted")
  .map(([field, kind]) => {
    const { label, ...messages }: { label: string; [kind: string]: string | null } =
      copy.fields[field as keyof typeof copy.fields]
    return { label, message: String(messages[kind]) }
  })
// The last of each, since an owner may keep only one.
const lastCode = dialCodes.short.at(-1) ?? ""
const lastOption = copy.options.at(-1) ?? ""

/** The notice that a draft of today was restored. */
const restored = fill(shared.restored, {
  since: new Date().toLocaleDateString("en-US", { month: "short", day: "numeric" }),
})

const deadline = () => screen.getByLabelText<HTMLInputElement>(day.label)
const fillAll = async (user: ReturnType<typeof visitor>, own = texts) => {
  await user.fillIn(own)
  await user.click(deadline())
  await user.type(deadline(), "2099-12-31")
  await user.click(screen.getByRole("checkbox"))
}
const submit = () => screen.getByRole("button", { name: copy.submit })

test("the static HTML is complete: name, fields, defaults, choices", () => {
  render(<EnquiryForm />)
  const form = screen.getByRole<HTMLFormElement>("form", { name: copy.name })
  expect(form).toHaveFormValues({
    name: "",
    number: "",
    countryCode: dialCodes.default,
    email: "",
    university: "",
    course: "",
    deadline: "",
    selectedOption: copy.options[0],
    termsAccepted: false,
  })
  expect(screen.getByRole("heading", { name: copy.heading })).toBeVisible()
  const options = screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)
  expect(options).toEqual(copy.options)
  const codes = [...screen.getByLabelText<HTMLSelectElement>(copy.fields.countryCode.label).options].map(
    ({ value }) => value,
  )
  expect(codes).toEqual(dialCodes.short)
})

test("a page can give it its own heading and intro", () => {
  render(<EnquiryForm heading="Your essay" intro="Send the brief." />)
  expect(screen.getByRole("heading", { name: "Your essay" })).toBeVisible()
  expect(screen.getByText("Send the brief.")).toBeVisible()
})

test("submitted empty, it shows all errors at once, ties each to its field, focuses the first and sends nothing", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await user.click(submit())
  for (const { label, message } of emptyFields) {
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  }
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(termsAccepted.required)
  expect(screen.getByLabelText(name.label)).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
  expect(submit()).toBeEnabled()
})

test("no error shows before the first submit, and each disappears once its field is valid", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await user.click(screen.getByLabelText(email.label))
  await user.tab()
  expect(screen.queryByText(email.invalid)).toBeNull()
  await user.click(submit())
  await waitFor(() => expect(screen.getByLabelText(email.label)).toBeInvalid())
  await user.fillIn({ [email.label]: "ann@uni.ac.uk" })
  await waitFor(() => expect(screen.getByLabelText(email.label)).toBeValid())
  expect(screen.getByLabelText(email.label)).not.toHaveAccessibleDescription(expect.stringContaining(email.invalid))
  expect(screen.getAllByText(name.required)[0]).toBeVisible()
  await user.clear(screen.getByLabelText(email.label))
  await waitFor(() =>
    expect(screen.getByLabelText(email.label)).toHaveAccessibleDescription(expect.stringContaining(email.invalid)),
  )
})

test("focus moves to the first invalid field in page order", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await user.fillIn({ [name.label]: "Ann", [number.label]: "9876543210" })
  await user.click(submit())
  await screen.findAllByText(email.invalid)
  expect(screen.getByLabelText(email.label)).toHaveFocus()
})

test("sent, it says so and is emptied; the whole form object is sent, once", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  await user.click(screen.getByRole("radio", { name: lastOption }))
  await user.selectOptions(screen.getByLabelText(copy.fields.countryCode.label), lastCode)
  const release = heldAnswer()
  await user.click(submit())
  const button = await screen.findByRole("button", { name: copy.sending })
  expect(button).toBeDisabled()
  expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "true")
  await user.click(button)
  await release(200)
  expect(await screen.findByText(copy.success)).toBeVisible()
  expect(sentParams()).toEqual([
    {
      name: "Ann Lee",
      number: "9876543210",
      countryCode: lastCode,
      email: "ann@uni.ac.uk",
      university: "Leeds",
      course: "Law",
      deadline: "2099-12-31",
      selectedOption: lastOption,
      termsAccepted: true,
    },
  ])
  expect(screen.getByRole("form")).toHaveFormValues({
    name: "",
    number: "",
    countryCode: dialCodes.default,
    deadline: "",
    selectedOption: copy.options[0],
    termsAccepted: false,
  })
  expect(screen.queryByText(name.required)).toBeNull()
  expect(localStorage.length).toBe(0)
})

test("a second enquiry can be sent after the first", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  for (const count of [1, 2]) {
    await fillAll(user)
    await user.click(submit())
    await waitFor(() => expect(fetchDouble).toHaveBeenCalledTimes(count))
    expect(await screen.findByText(copy.success)).toBeVisible()
  }
})

test("the second click of a double click, or Enter once more, leaves the success as it is, until something is typed", async () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus")
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  await user.click(submit())
  expect(await screen.findByText(copy.success)).toBeVisible()
  await user.click(submit())
  await user.type(screen.getByLabelText(name.label), "{Enter}")
  expect(screen.getByText(copy.success)).toBeVisible()
  for (const { message } of emptyFields) expect(screen.queryByText(message)).toBeNull()
  expect(fetchDouble).toHaveBeenCalledTimes(1)
  // The button gets the focus back, but the page stays where it is.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  await user.type(screen.getByLabelText(name.label), "B{Enter}")
  expect((await screen.findAllByText(course.required))[0]).toBeVisible()
})

test("what is typed during a send is kept when the form is emptied", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  const release = heldAnswer()
  await user.click(submit())
  await screen.findByRole("button", { name: copy.sending })
  await user.fillIn({ [course.label]: " and Economics" })
  await release(200)
  await screen.findByText(copy.success)
  expect(screen.getByLabelText(course.label)).toHaveValue("Law and Economics")
  expect(screen.getByLabelText(name.label)).toHaveValue("")
})

test("refused, it says so, keeps all values and offers other ways", async () => {
  const user = visitor()
  fetchDouble.mockResolvedValue(answer(500))
  render(<EnquiryForm />)
  await fillAll(user)
  await user.click(submit())
  expect(await screen.findByRole("alert")).toHaveTextContent(copy.failure)
  expect(screen.getByRole("form")).toHaveFormValues({ name: "Ann Lee", deadline: "2099-12-31", termsAccepted: true })
  const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: shared.byEmail }).href)
  expect(mail.searchParams.get("body")).toContain(`${university.label}: Leeds`)
  const chat = new URL(
    screen.getByRole<HTMLAnchorElement>("link", { name: (link) => link.startsWith(shared.byWhatsApp) }).href,
  )
  expect(chat.searchParams.get("text")).toContain(`${name.label}: Ann Lee`)
  fetchDouble.mockResolvedValue(answer(200))
  await user.click(submit())
  expect(await screen.findByText(copy.success)).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
})

test("refused for its size, it says how long a text may be", async () => {
  const user = visitor()
  fetchDouble.mockResolvedValue(answer(413))
  render(<EnquiryForm />)
  await fillAll(user)
  fireEvent.input(screen.getByLabelText(course.label), { target: { value: "law ".repeat(20_000) } })
  await user.click(submit())
  const alert = await screen.findByRole("alert")
  expect(alert).toHaveTextContent(copy.failure)
  expect(alert).toHaveTextContent(fill(shared.tooLong, { count: "20,000" }))
  expect(alert).not.toHaveTextContent(shared.contactFallback)
  const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: shared.byEmail }).href)
  expect(mail.searchParams.get("body")).toMatch(/law… /)
  expect(mail.searchParams.get("body")?.endsWith(shared.clipped)).toBe(true)
})

test("failed offline, it says so, and one click sends it once when the connection is back", async () => {
  const user = visitor()
  fetchDouble.mockRejectedValue(new TypeError("Failed to fetch"))
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  render(<EnquiryForm />)
  await fillAll(user)
  await user.click(submit())
  expect(await screen.findByText(shared.offline)).toBeVisible()
  // One box, one live region.
  expect(screen.getByRole("alert")).toHaveTextContent(`${copy.failure}${shared.offline}`)
  expect(screen.queryByText(shared.contactFallback)).toBeNull()
  expect(screen.getAllByRole("status").every((region) => region.textContent === "")).toBe(true)
  const again = screen.getByRole("button", { name: shared.retry })
  // What the browser says is no reason not to try.
  expect(again).toBeEnabled()
  online.mockReturnValue(true)
  fireEvent(window, new Event("online"))
  expect(await screen.findByText(shared.online)).toBeVisible()
  fetchDouble.mockReset().mockResolvedValue(answer(200))
  await user.dblClick(again)
  expect(await screen.findByText(copy.success)).toBeVisible()
  expect(fetchDouble).toHaveBeenCalledTimes(1)
})

test("what a browser fills in without events is saved, validated and sent as it shows", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  const filled: [string, string][] = [
    [name.label, "Ann Lee"],
    [number.label, "07911 123456"],
    [email.label, "\u202aann@uni.ac.uk\u202c"],
    [university.label, "Leeds"],
    [course.label, "Law"],
    [day.label, "2099-12-31"],
    [copy.fields.countryCode.label, lastCode],
  ]
  for (const [label, text] of filled) screen.getByLabelText<HTMLInputElement>(label).value = text
  fireEvent(document, new Event("visibilitychange"))
  expect(localStorage.getItem("draft:enquiry")).toContain('"Leeds"')
  screen.getByLabelText<HTMLInputElement>(course.label).value = "Law II"
  await user.click(screen.getByRole("checkbox"))
  await user.click(submit())
  await screen.findByText(copy.success)
  expect(sentParams()).toMatchObject([
    { name: "Ann Lee", number: "7911123456", email: "ann@uni.ac.uk", course: "Law II", countryCode: lastCode },
  ])
  expect(screen.getByLabelText(name.label)).toHaveValue("")
})

test("the error of a refused e-mail address says which ones are accepted", async () => {
  const user = visitor()
  const { emailHint } = shared
  render(<EnquiryForm />)
  await user.fillIn({ [email.label]: "asha@college" })
  await user.click(submit())
  await screen.findAllByText(email.invalid)
  expect(screen.queryByText(emailHint)).toBeNull()
  await user.clear(screen.getByLabelText(email.label))
  await user.fillIn({ [email.label]: "asha@college.online" })
  expect(await screen.findByText(emailHint)).toBeVisible()
  expect(screen.getByLabelText(email.label)).toHaveAccessibleDescription(`${email.invalid} ${emailHint}`)
})

test("an address that no mail can carry gets a hint before it is sent, which does not stop it", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  await user.clear(screen.getByLabelText(email.label))
  await user.fillIn({ [email.label]: "josé@example.com" })
  expect(screen.getByLabelText(email.label)).toHaveAccessibleDescription(shared.undeliverable)
  await user.click(submit())
  await screen.findByText(copy.success)
  expect(sentParams()).toMatchObject([{ email: "josé@example.com" }])
})

test("invisible characters in an address are dropped", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await user.fillIn({ [email.label]: "\u202aa\u00adnn\u200b@uni.ac.uk\u202c" })
  expect(screen.getByLabelText(email.label)).toHaveValue("ann@uni.ac.uk")
  expect(screen.queryByText(shared.undeliverable)).toBeNull()
})

describe("the number", () => {
  const field = () => screen.getByLabelText<HTMLInputElement>(number.label)
  const counted = (count: number) => fill(shared.digitCount, { count: String(count) })

  test("accepts only digits; an eleventh is told at once, and never sent", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await fillAll(user)
    await user.clear(field())
    await user.type(field(), "58a7-6 543210")
    expect(field()).toHaveValue("5876543210")
    expect(screen.queryByRole("alert")).toBeNull()
    await user.keyboard("0")
    expect(screen.getByRole("alert")).toHaveTextContent(number.invalid)
    expect(field()).toHaveAttribute("aria-invalid", "true")
    expect(field()).toHaveAccessibleDescription(`${number.invalid} ${counted(11)}`)
    await user.click(submit())
    expect(field()).toHaveFocus()
    expect(fetchDouble).not.toHaveBeenCalled()
    await user.keyboard("{Backspace}")
    expect(field()).toHaveValue("5876543210")
    expect(screen.queryByRole("alert")).toBeNull()
    await user.click(submit())
    await screen.findByText(copy.success)
    expect(sentParams()).toMatchObject([{ number: "5876543210" }])
  })

  test("typed with its code, is sent as ten digits after it, and nothing complains on the way", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await fillAll(user)
    await user.selectOptions(screen.getByLabelText(copy.fields.countryCode.label), "+91")
    await user.clear(field())
    for (const key of "00919876543210") {
      await user.type(field(), key)
      expect(screen.queryByRole("alert")).toBeNull()
    }
    await user.click(submit())
    await screen.findByText(copy.success)
    expect(sentParams()).toMatchObject([{ countryCode: "+91", number: "9876543210" }])
  })

  test("typed with a code that the list lacks, is sent with that code, and not with the one that stood there", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await fillAll(user)
    await user.clear(field())
    await user.type(field(), "+79161234567")
    expect(field()).toHaveValue("9161234567")
    expect(screen.getByLabelText(copy.fields.countryCode.label)).toHaveValue("+7")
    expect(field()).toHaveAccessibleDescription(fill(shared.missingCode, { code: "+7" }))
    await user.click(submit())
    await screen.findByText(copy.success)
    expect(sentParams()).toMatchObject([{ countryCode: "+7", number: "9161234567" }])
  })

  test("set without events, with a code that the list lacks, is sent with that code", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await fillAll(user)
    field().value = "+49 1512 345678"
    await user.click(submit())
    await screen.findByText(copy.success)
    expect(sentParams()).toMatchObject([{ countryCode: "+49", number: "1512345678" }])
  })

  test("that begins with a code is told apart once that code is chosen", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.type(field(), "14155552671")
    expect(screen.getByRole("alert")).toHaveTextContent(number.invalid)
    await user.selectOptions(screen.getByLabelText(copy.fields.countryCode.label), "+1")
    await user.tab()
    expect(field()).toHaveValue("4155552671")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  test("stays when it is pasted and cannot be told apart, with how many digits it has", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.fillIn({ [number.label]: "98765432101234" })
    expect(field()).toHaveValue("98765432101234")
    expect(screen.getByRole("alert")).toHaveTextContent(number.invalid)
    expect(field()).toHaveAccessibleDescription(`${number.invalid} ${counted(14)}`)
    await user.clear(field())
    await user.fillIn({ [number.label]: "9876543210" })
    expect(screen.queryByRole("alert")).toBeNull()
  })

  test("says nothing about a number that was sent", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await fillAll(user)
    await user.clear(screen.getByLabelText(number.label))
    await user.fillIn({ [number.label]: "+353 87 123 45678" })
    expect(screen.getByLabelText(number.label)).toHaveAccessibleDescription(/\+353/)
    await user.click(submit())
    await screen.findByText(copy.success)
    expect(screen.getByLabelText(number.label)).not.toHaveAccessibleDescription()
  })

  test("keeps the caret where a refused character was typed", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    const field = screen.getByLabelText<HTMLInputElement>(number.label)
    await user.type(field, "12345")
    await user.type(field, "x9", { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field).toHaveValue("129345")
    expect(field.selectionStart).toBe(3)
  })

  test("is accepted with another country's dial code, which is then chosen", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.fillIn({ [number.label]: `${lastCode} 7911 123456` })
    expect(screen.getByLabelText(number.label)).toHaveValue("7911123456")
    expect(screen.getByLabelText(copy.fields.countryCode.label)).toHaveValue(lastCode)
  })

  test("chooses a code that the list lacks, which the field names, and the list until another is chosen", async () => {
    const user = visitor()
    render(<EnquiryForm />)
    await user.fillIn({ [number.label]: "+353 87 123 4567" })
    expect(screen.getByLabelText(number.label)).toHaveValue("871234567")
    expect(screen.getByLabelText(copy.fields.countryCode.label)).toHaveValue("+353")
    expect(screen.getByLabelText(number.label)).toHaveAccessibleDescription(fill(shared.missingCode, { code: "+353" }))
    await user.selectOptions(screen.getByLabelText(copy.fields.countryCode.label), lastCode)
    expect(screen.getByLabelText(number.label)).not.toHaveAccessibleDescription()
  })

  test("can have the dial code of the page's country, which other pages then offer too", async () => {
    const user = visitor()
    const { unmount } = render(<EnquiryForm dialCode={{ code: "+353", trunk: "0" }} />)
    await user.fillIn({ [number.label]: "+353 87 123 4567" })
    expect(screen.getByLabelText(copy.fields.countryCode.label)).toHaveValue("+353")
    expect(screen.queryByRole("alert")).toBeNull()
    unmount()
    render(<EnquiryForm />)
    expect(screen.getByLabelText(copy.fields.countryCode.label)).toHaveValue("+353")
    expect(await screen.findByText(restored)).toBeVisible()
  })

  test("can be autofilled by a phone", () => {
    render(<EnquiryForm />)
    expect(screen.getByLabelText(number.label)).toHaveAttribute("autocomplete", "tel-national")
    expect(screen.getByLabelText(number.label)).toHaveAttribute("inputmode", "numeric")
    expect(screen.getByLabelText(email.label)).toHaveAttribute("autocomplete", "email")
    expect(screen.getByLabelText(name.label)).toHaveAttribute("autocomplete", "name")
  })
})

describe("the deadline", () => {
  test("is a single date field to assistive technology before, during and after use", async () => {
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

  test("offers no past day", () => {
    render(<EnquiryForm />)
    expect(deadline().min).toBe(new Date().toLocaleDateString("sv"))
  })
})

test("a deadline that has passed since it was chosen is not sent", async () => {
  const user = visitor()
  render(<EnquiryForm />)
  await fillAll(user)
  jest.useFakeTimers({ now: new Date(2100, 0, 1), advanceTimers: true })
  fireEvent.click(submit())
  expect(await screen.findByText(day.past)).toBeVisible()
  expect(deadline()).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
  jest.useRealTimers()
})

describe("what was typed", () => {
  test("survives a reload, unlike the box, and can be cleared", async () => {
    const user = visitor()
    const { unmount } = render(<EnquiryForm />)
    await fillAll(user)
    unmount()
    render(<EnquiryForm />)
    expect(screen.getByRole("form")).toHaveFormValues({
      ...{ name: "Ann Lee", deadline: "2099-12-31" },
      termsAccepted: false,
    })
    expect(await screen.findByText(restored)).toBeVisible()
    await user.click(screen.getByRole("button", { name: shared.clear }))
    expect(screen.getByLabelText(name.label)).toHaveValue("")
    expect(screen.getByLabelText(name.label)).toHaveFocus()
    expect(screen.queryByText(restored)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test("can be cleared after a failed attempt, and the empty form shows no errors", async () => {
    localStorage.setItem("draft:enquiry", JSON.stringify({ name: "Ann", changed: Date.now() }))
    const user = visitor()
    render(<EnquiryForm />)
    await user.click(submit())
    expect((await screen.findAllByText(course.required))[0]).toBeVisible()
    await user.click(screen.getByRole("button", { name: shared.clear }))
    for (const { message } of emptyFields) expect(screen.queryByText(message)).toBeNull()
    await user.click(submit())
    expect((await screen.findAllByText(name.required))[0]).toBeVisible()
  })

  test("with a choice that is no longer offered shows the first one, and sends what shows", async () => {
    localStorage.setItem("draft:enquiry", JSON.stringify({ selectedOption: "Old", course: "Law", changed: Date.now() }))
    const user = visitor()
    render(<EnquiryForm />)
    expect(await screen.findByText(restored)).toBeVisible()
    const [first = ""] = copy.options
    expect(screen.getByRole("radio", { name: first })).toBeChecked()
    await fillAll(user)
    await user.click(submit())
    await screen.findByText(copy.success)
    expect(sentParams()[0]).toMatchObject({ selectedOption: first })
  })

  test("before the scripts arrive is kept, as is a submit", async () => {
    const html = await staticHtml(<EnquiryForm />)
    const form = html.querySelector("form") as HTMLFormElement
    const [typedIn] = html.getElementsByTagName("input")
    if (typedIn) typedIn.value = "Ann"
    form.querySelector<HTMLElement>('[type="checkbox"]')?.click()
    const code = form.querySelector("select") as HTMLSelectElement
    code.selectedIndex = code.length - 1
    const chosen = code.value
    window.isHydrated = false
    queueEvents()
    form.requestSubmit()
    const note = html.querySelector<HTMLElement>("[data-contact-fallback]")
    if (note) note.hidden = false
    render(<EnquiryForm />, { container: html, hydrate: true })
    window.isHydrated = true
    replayEvents()
    expect((await screen.findAllByText(course.required))[0]).toBeVisible()
    expect(screen.getByLabelText(name.label)).toBe(typedIn)
    expect(typedIn).toHaveValue("Ann")
    expect(typedIn).toBeValid()
    expect(screen.getByRole("form")).toHaveFormValues({ countryCode: chosen, termsAccepted: true })
    expect(screen.queryByText(termsAccepted.required)).not.toBeInTheDocument()
    for (const text of ["Ann", chosen]) expect(localStorage.getItem("draft:enquiry")).toContain(JSON.stringify(text))
    expect(note).toHaveProperty("hidden", true)
    html.remove()
  })

  test("arrives unchanged as text: markup, emoji, right-to-left, control characters, and much of it", async () => {
    const text = `<img src=x onerror="alert(1)"><script>1</script>😀👩‍👩‍👧‍👦 مرحبا \u202e abc a\u0000b\u0007c\u001b[31m${"x".repeat(10_000)}`
    const user = visitor()
    render(<EnquiryForm />)
    await fillAll(user, { ...texts, [name.label]: text, [course.label]: text })
    await user.click(submit())
    await screen.findByText(copy.success)
    expect(sentParams()[0]).toMatchObject({ name: text, course: text })
    expect(document.querySelector("img, script")).toBeNull()
  })
})
