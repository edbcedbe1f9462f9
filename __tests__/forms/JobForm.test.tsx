import "../support/bareForms"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { takeToastRequests } from "../../src/components/toasts/requestToast"
import { JobForm } from "../../src/forms/JobForm"
import { fill } from "../../src/site/fill"
import { dialCodes, forms, site } from "../support/siteContent"
import { textsByLabel, typedTexts } from "../support/typedTexts"
import { answer, fetchDouble, heldAnswer, prepareForms, sentParams, visitor } from "./formSetup"

prepareForms()

const toasts = jest.fn()

beforeEach(() => {
  toasts.mockReset()
  takeToastRequests(toasts)
  // jsdom has dialogs, but cannot show them or return the focus when they close.
  let returnTo: Element | null = null
  HTMLDialogElement.prototype.showModal = function () {
    returnTo = document.activeElement
    this.open = true
    this.querySelector("a")?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    if (returnTo instanceof HTMLElement) returnTo.focus()
    this.dispatchEvent(new Event("close"))
  }
})

const { job: copy, shared } = forms
const { terms, countryCode: _, ...typed } = copy.fields
const { user_name: name } = typed
const values = typedTexts("job")
const texts = textsByLabel("job")
const form = <JobForm profile="Academic Content Writer" reference="ACW" />
const send = () => screen.getByRole("button", { name: copy.submit })

test("it is complete, and Send looks disabled until the terms are ticked", async () => {
  const user = visitor()
  render(form)
  expect(screen.getByRole("form", { name: copy.name })).toHaveFormValues({
    ...Object.fromEntries(Object.keys(values).map((field) => [field, ""])),
    countryCode: dialCodes.default,
    terms: false,
  })
  expect(send()).toHaveAttribute("aria-disabled", "true")
  expect(send()).not.toBeDisabled()
  await user.click(screen.getByRole("checkbox"))
  expect(send()).not.toHaveAttribute("aria-disabled")
})

test("submitted empty and unticked, it shows the terms message as an alert and all errors at once", async () => {
  const user = visitor()
  render(form)
  await user.click(send())
  expect(await screen.findByRole("alert")).toHaveTextContent(terms.required)
  for (const field of Object.keys(values)) {
    const { label, required } = typed[field as keyof typeof typed]
    expect(screen.getAllByText(required)[0]).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(required)
  }
  expect(screen.getByLabelText(name.label)).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("with only the terms missing, it says so and focuses the box", async () => {
  const user = visitor()
  render(form)
  await user.fillIn(texts)
  await user.click(send())
  expect(await screen.findByRole("alert")).toHaveTextContent(terms.required)
  expect(screen.getByRole("checkbox")).toHaveFocus()
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(terms.required)
  expect(fetchDouble).not.toHaveBeenCalled()
})

const apply = async () => {
  const user = visitor()
  const { unmount } = render(form)
  await user.fillIn(texts)
  await user.click(screen.getByRole("checkbox"))
  await user.click(send())
  return { user, leave: unmount }
}

test("sent: a toast for 3 s, a green line, a dialog asking for the CV, and the form is empty and unticked", async () => {
  // Everything outside the dialog is inert once it is open, so a toast before it would be.
  toasts.mockImplementation(() => expect(document.querySelector("dialog[open]")).not.toBeNull())
  await apply()
  expect(await screen.findByText(copy.confirmation)).toBeVisible()
  expect(toasts.mock.calls).toEqual([[{ kind: "success", text: copy.success, time: 3000 }]])
  const dialog = screen.getByRole("dialog", { name: copy.dialog.heading })
  const [address, write] = within(dialog).getAllByRole<HTMLAnchorElement>("link")
  expect(address).toHaveAttribute("href", `mailto:${site.contact.hrEmail}`)
  expect(write).toHaveTextContent(copy.dialog.write)
  const mail = new URL(String(write?.href))
  expect(mail.pathname).toBe(site.contact.hrEmail)
  expect(mail.searchParams.get("subject")).toBe(fill(copy.dialog.subject, { job: "Academic Content Writer (ACW)" }))
  expect(sentParams()).toEqual([{ ...values, countryCode: dialCodes.default, profile: "Academic Content Writer" }])
  expect(document.querySelector("form")).toHaveFormValues({ user_name: "", message: "", terms: false })
})

test("a visitor who leaves the page and returns during the send is asked for the CV there", async () => {
  const release = heldAnswer()
  const { leave } = await apply()
  leave()
  render(form)
  await release(200)
  expect(await screen.findByRole("dialog", { name: copy.dialog.heading })).toBeVisible()
  expect(toasts).toHaveBeenCalledTimes(1)
})

test("what was sent stands in the dialog while it is open, then in the form, and only the toast announces it", async () => {
  await apply()
  const dialog = await screen.findByRole<HTMLDialogElement>("dialog")
  expect(within(dialog).getByText(copy.confirmation)).toBeVisible()
  expect(dialog).not.toHaveAccessibleDescription(expect.stringContaining(copy.confirmation))
  act(() => dialog.close())
  expect(screen.getByText(copy.confirmation)).toBeVisible()
  expect(screen.getByText(copy.confirmation).closest("[role=status], [role=alert], [aria-live]")).toBeNull()
})

test("if the visitor has left the page, the toast says where to send the CV, and stays", async () => {
  const release = heldAnswer()
  const { leave } = await apply()
  leave()
  await release(200)
  await waitFor(() => expect(toasts).toHaveBeenCalledTimes(1))
  expect(toasts.mock.lastCall?.[0]).toMatchObject({ kind: "success", time: false })
  render(toasts.mock.lastCall?.[0].text)
  expect(screen.getByText(copy.success)).toBeVisible()
  const { hrEmail } = site.contact
  expect(screen.getByRole("link", { name: hrEmail })).toHaveAttribute("href", `mailto:${hrEmail}`)
})

test.each([
  ["its button", (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole("button"))],
  ["Escape", (dialog: HTMLElement) => act(() => (dialog as HTMLDialogElement).close())],
])("%s closes the dialog, and the focus returns", async (_way, close) => {
  await apply()
  close(await screen.findByRole("dialog"))
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(send()).toHaveFocus()
})

test("the second of two clicks or of two Enters on Send neither closes the dialog nor follows a link", async () => {
  await apply()
  const dialog = await screen.findByRole("dialog")
  fireEvent.click(dialog)
  expect(dialog).toBeVisible()
  expect(within(dialog).getByRole("heading")).toHaveFocus()
})

test("not sent: a toast, all values kept, and other ways to the HR address", async () => {
  fetchDouble.mockResolvedValue(answer(403))
  await apply()
  const mail = await screen.findByRole<HTMLAnchorElement>("link", { name: shared.byEmail })
  expect(toasts.mock.calls).toEqual([[{ kind: "error", text: copy.failure, time: 3000 }]])
  const { pathname, searchParams } = new URL(mail.href)
  expect(pathname).toBe(site.contact.hrEmail)
  expect(searchParams.get("subject")).toBe(`${copy.name}: Academic Content Writer`)
  const lines = Object.entries(texts).map(([label, text]) => `${label}: ${text}`)
  const code = `${copy.fields.countryCode.label}: ${dialCodes.default}`
  expect(searchParams.get("body")?.split("\r\n").sort()).toEqual([...lines, code].sort())
  expect(screen.getByRole("form")).toHaveFormValues({ ...values, terms: true })
  // The toast is the only live region that says so.
  expect(screen.queryByRole("alert")).toBeNull()
  expect(screen.queryAllByRole("status").every((region) => region.textContent === "")).toBe(true)
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("each job has its own draft", async () => {
  const user = visitor()
  const { unmount } = render(form)
  await user.fillIn({ [name.label]: "Ann" })
  unmount()
  render(<JobForm profile="Executive" reference="ACW" />)
  expect(screen.getByLabelText(name.label)).toHaveValue("")
})
