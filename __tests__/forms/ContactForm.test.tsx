import "../support/bareForms"
import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { ContactForm } from "../../src/forms/ContactForm"
import { FormShell } from "../../src/forms/FormShell"
import { TextAreaField } from "../../src/forms/fields/TextAreaField"
import { TextField } from "../../src/forms/fields/TextField"
import type { FieldProps } from "../../src/forms/fields/useFormField"
import { fill } from "../../src/site/fill"
import { entry } from "../support/data"
import { dialCodes, forms, plans } from "../support/siteContent"
import { textsByLabel, typedTexts } from "../support/typedTexts"
import { answer, fetchDouble, prepareForms, sentParams, staticHtml, visitor } from "./formSetup"

prepareForms()

const copy = forms.contact
const { user_name: name, user_email: email, mobile, message } = copy.fields
const values = { ...typedTexts("contact"), message: "Two pages,\nplease." }
const texts = textsByLabel("contact", values)
const tiers: string[] = (plans ?? entry("plans")).items.map(({ tier }: { tier: string }) => tier)
const lastTier = tiers.at(-1) ?? ""

const send = () => screen.getByRole("button", { name: copy.submit })
const codes = () => screen.getByLabelText<HTMLSelectElement>(copy.fields.countryCode.label)
const plan = () => screen.getByLabelText<HTMLSelectElement>(copy.fields.package.label)

test("the static HTML is complete, but without the long list of dial codes", () => {
  render(<ContactForm />)
  expect(screen.getByRole("form", { name: copy.name })).toHaveFormValues({
    user_name: "",
    user_email: "",
    mobile: "",
    countryCode: dialCodes.default,
    package: "",
    message: "",
  })
  expect(codes().options).toHaveLength(1)
  expect([...plan().options].map(({ value }) => value)).toEqual(["", ...tiers])
})

test("a pasted number that is refused is reported, even after an error for the empty field", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(send())
  await user.fillIn({ [mobile.label]: "98765432101234" })
  expect(screen.getByLabelText(mobile.label)).toHaveAccessibleDescription(
    `${mobile.invalid} ${fill(forms.shared.digitCount, { count: "14" })}`,
  )
})

test("once the form is used, every country's code can be chosen", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(codes())
  expect(codes().options.length).toBeGreaterThan(200)
  expect(codes()).toHaveValue(dialCodes.default)
  await user.selectOptions(codes(), "IE +353")
  expect(codes()).toHaveValue("+353")
})

test("among countries that share a code, the chosen one stays chosen", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(codes())
  for (const entry of ["GB +44", "CA +1", "US +1"]) {
    await user.selectOptions(codes(), entry)
    expect(codes().selectedOptions[0]).toHaveTextContent(entry)
  }
})

test("submitted empty, it shows all errors at once and sends nothing", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.click(send())
  for (const { label, required } of [name, email, mobile, message]) {
    expect((await screen.findAllByText(required))[0]).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(required)
  }
  expect(screen.getByLabelText(name.label)).toHaveFocus()
  expect(fetchDouble).not.toHaveBeenCalled()
})

test("sent, it says so, is emptied, and shows the default code again", async () => {
  const user = visitor()
  render(<ContactForm />)
  await user.fillIn(texts)
  await user.selectOptions(codes(), "GB +44")
  await user.selectOptions(plan(), lastTier)
  await user.click(send())
  expect(await screen.findByText(copy.success)).toBeVisible()
  expect(sentParams()).toEqual([{ ...values, countryCode: "+44", package: lastTier }])
  const emptied = { user_name: "", message: "", countryCode: dialCodes.default, package: "" }
  // The text that it was sent comes before the fields are rendered anew.
  await waitFor(() => expect(screen.getByRole("form")).toHaveFormValues(emptied))
  await user.fillIn({ [name.label]: "B" })
  expect(screen.queryByText(copy.success)).toBeNull()
})

test("not sent, its 'alert' is in the page, and all values stay", async () => {
  const user = visitor()
  fetchDouble.mockResolvedValue(answer(429))
  render(<ContactForm />)
  await user.fillIn(texts)
  await user.click(send())
  expect(await screen.findByRole("alert")).toHaveTextContent(copy.failure)
  expect(screen.getByRole("form")).toHaveFormValues(values)
  expect(screen.getByRole("alert")).toHaveFocus()
})

/** Arrives by a link that requests the last plan and a service. */
const comeByLink = () => {
  fetchDouble.mockImplementation(async (address: string) => ({
    ok: address === "/page-data/services/law-assignment/page-data.json",
    headers: new Map([["content-type", "application/json"]]),
    json: async () => ({ result: { data: { service: { name: "Law" } } } }),
  }))
  window.history.replaceState(null, "", `/contact-us?package=${encodeURIComponent(lastTier)}&service=law-assignment`)
  render(<ContactForm />)
}

test("a link chooses a plan and begins the message, which is not yet a draft", async () => {
  comeByLink()
  const begun = `${fill(copy.aboutService, { service: "Law" })}\n\n`
  await waitFor(() => expect(screen.getByRole("form")).toHaveFormValues({ package: lastTier, message: begun }))
  expect(localStorage.length).toBe(0)
})

test("the heading, if it has one, names the chosen plan", async () => {
  const user = visitor()
  render(<ContactForm heading="Write to us" />)
  expect(screen.getByRole("heading", { name: "Write to us" })).toBeVisible()
  await user.selectOptions(plan(), lastTier)
  expect(screen.getByRole("heading", { name: fill(copy.order, { plan: lastTier }) })).toBeVisible()
})

test("a link does not change the message of a draft", async () => {
  localStorage.setItem("draft:contact", JSON.stringify({ message: "Dear all", changed: Date.now() }))
  comeByLink()
  await waitFor(() => expect(plan()).toHaveValue(lastTier))
  expect(fetchDouble).toHaveBeenCalledTimes(1)
  await act(() => new Promise((done) => setTimeout(done)))
  expect(screen.getByLabelText(message.label)).toHaveValue("Dear all")
})

test("a plan chosen before the scripts arrive stays, also after a reload", async () => {
  const html = await staticHtml(<ContactForm />)
  const chosen = tiers[0] ?? ""
  const select = html.querySelector<HTMLSelectElement>("[name=package]")
  if (select) select.value = chosen
  window.history.replaceState(null, "", `/contact-us?package=${encodeURIComponent(lastTier)}`)
  render(<ContactForm />, { container: html, hydrate: true })
  await act(() => new Promise((done) => setTimeout(done)))
  expect(plan()).toHaveValue(chosen)
  cleanup()
  render(<ContactForm />)
  await act(() => new Promise((done) => setTimeout(done)))
  expect(plan()).toHaveValue(chosen)
  html.remove()
})

test("the code that shows before hydration is the one that shows at any moment after the long list is added", async () => {
  const html = await staticHtml(<ContactForm />)
  html.querySelector<HTMLElement>("[name=user_name]")?.focus()
  const select = html.querySelector<HTMLSelectElement>("[name=countryCode]") as HTMLSelectElement
  // An observer is called between the change of the page and what React runs later, as a blur or a submit may be.
  const seen = new Promise<string>((resolve) => {
    new MutationObserver(() => select.length > 1 && resolve(select.value)).observe(select, { childList: true })
  })
  // Outside of `act`, which would run everything at once.
  jest.replaceProperty(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }, "IS_REACT_ACT_ENVIRONMENT", false)
  const root = hydrateRoot(html, <ContactForm />)
  expect(await seen).toBe(dialCodes.default)
  root.unmount()
  html.remove()
})

test("what the visitor chose instead survives a reload", async () => {
  const user = visitor()
  comeByLink()
  const begun = `${fill(copy.aboutService, { service: "Law" })}\n\n`
  await waitFor(() => expect(screen.getByRole("form")).toHaveFormValues({ package: lastTier, message: begun }))
  cleanup()
  render(<ContactForm />)
  await waitFor(() => expect(screen.getByRole("form")).toHaveFormValues({ package: lastTier, message: begun }))
  await user.selectOptions(plan(), tiers[0] ?? "")
  await user.clear(screen.getByLabelText(message.label))
  cleanup()
  fetchDouble.mockClear()
  render(<ContactForm />)
  await act(() => new Promise((done) => setTimeout(done)))
  expect(plan()).toHaveValue(tiers[0])
  expect(screen.getByLabelText(message.label)).toHaveValue("")
  // A new link is a new choice.
  cleanup()
  comeByLink()
  await waitFor(() => expect(plan()).toHaveValue(lastTier))
})

test("a draft's plan that is no longer offered is none, and is not sent", async () => {
  localStorage.setItem("draft:contact", JSON.stringify({ package: "Old", changed: Date.now() }))
  render(<ContactForm heading="Write to us" />)
  await waitFor(() => expect(plan()).toHaveDisplayValue(copy.noPackage))
  expect(screen.getByRole("heading", { name: "Write to us" })).toBeVisible()
  const user = visitor()
  await user.fillIn(texts)
  await user.click(send())
  await screen.findByText(copy.success)
  expect(sentParams()[0]).not.toHaveProperty("package")
})

test("a draft's code is shown even before the long list is added", async () => {
  const draft = { user_name: "Ann", countryCode: "+353", since: new Date(2026, 5, 1).getTime(), changed: Date.now() }
  localStorage.setItem("draft:contact", JSON.stringify(draft))
  render(<ContactForm />)
  expect(codes()).toHaveValue("+353")
  expect(await screen.findByText(fill(forms.shared.restored, { since: "Jun 1" }))).toBeVisible()
})

test("typing in a field renders that field alone", async () => {
  const rendered: string[] = []
  const counted = (Control: (props: FieldProps) => React.JSX.Element) => (props: FieldProps) => {
    rendered.push(props.name)
    return Control(props)
  }
  const controls = { text: counted(TextField), email: counted(TextField), textArea: counted(TextAreaField) }
  const user = visitor()
  render(<FormShell form="contact" controls={controls} copy={copy} />)
  await user.click(screen.getByLabelText(name.label))
  expect(new Set(rendered).size).toBeGreaterThan(1)
  rendered.length = 0
  await user.keyboard("Ann")
  expect(rendered).toEqual(["user_name", "user_name", "user_name"])
})
