import { webcrypto } from "node:crypto"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { ContactForm } from "../../../src/forms/ContactForm"
import { EnquiryForm } from "../../../src/forms/EnquiryForm"
import { trapName } from "../../../src/forms/fields/TrapField"
import { SubscribeForm } from "../../../src/forms/SubscribeForm"
import { fill } from "../../../src/site/fill"
import { namePage } from "../../../src/site/visit"
import { answerWith } from "../../support/ownersSite"
import { forms, site } from "../../support/siteContent"
import { textsByLabel, typedTexts } from "../../support/typedTexts"
import { answer, fetchDouble, heldAnswer, prepareForms, sentParams, visitor } from "../formSetup"

prepareForms()

const { contact: copy, nextSteps, shared } = forms
const { user_name, message } = copy.fields
const typed = typedTexts("contact")
const texts = textsByLabel("contact")
const off = { context: "off", reference: false }
const on = { context: "page", reference: true }

const button = () => screen.getByRole("button", { name: copy.submit })
const sendContact = async () => {
  const user = visitor()
  await user.fillIn(texts)
  await user.click(button())
  await waitFor(() => expect(button()).toBeEnabled())
  return user
}
const lastParams = () => sentParams().at(-1) ?? {}
const reference = () => String(lastParams().reference)
const liveRegions = () =>
  [...document.querySelectorAll("[aria-live], [role=status], [role=alert]")].filter((region) =>
    region.textContent?.includes(reference()),
  )

beforeEach(() => {
  answerWith({ site: { leads: on } })
  jest.spyOn(crypto, "getRandomValues").mockImplementation(webcrypto.getRandomValues.bind(webcrypto) as never)
})

describe("with everything off", () => {
  beforeEach(() => answerWith({ site: { leads: off } }))

  const emailJs = {
    GATSBY_EMAILJS_PUBLIC_KEY: "key",
    GATSBY_EMAILJS_CONTACT_SERVICE: "service",
    GATSBY_EMAILJS_CONTACT_TEMPLATE: "template",
  }
  afterEach(() => {
    for (const name of Object.keys(emailJs)) delete process.env[name]
  })

  test.each([
    ["this site", {}, { user_id: "built-in", service_id: "contact", template_id: "contact" }],
    ["the mail service", emailJs, { user_id: "key", service_id: "service", template_id: "template" }],
  ])("a request to %s has the form's own fields in their order, and nothing else", async (_name, env, account) => {
    Object.assign(process.env, env)
    render(<ContactForm />)
    await sendContact()
    const [, request] = fetchDouble.mock.calls[0]
    const template_params = { ...typed, countryCode: "+91" }
    expect(request.body).toBe(JSON.stringify({ lib_version: "4.4.1", ...account, template_params }))
    expect(screen.queryByText(nextSteps.heading)).toBeNull()
  })
})

test("a browser without random numbers sends the form without a reference", async () => {
  jest.spyOn(crypto, "getRandomValues").mockImplementation(() => {
    throw new Error("refused")
  })
  render(<ContactForm />)
  await sendContact()
  expect(screen.getByText(copy.success)).toBeVisible()
  expect(lastParams()).not.toHaveProperty("reference")
})

test("what goes along follows the form's own fields", async () => {
  namePage("Contact Us")
  window.history.replaceState(null, "", "/contact-us")
  render(<ContactForm />)
  await sendContact()
  const names = Object.keys(lastParams())
  expect(names.slice(-4)).toEqual(["page", "page_name", "arrived_on", "reference"])
  expect(lastParams()).toMatchObject({ page: "/contact-us", page_name: "Contact Us", arrived_on: "/" })
})

test("a sent form shows the message, its reference, what happens next, and ways to send more with the reference", async () => {
  render(<ContactForm />)
  await sendContact()
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(copy.success)
  expect(reference()).toMatch(/^[A-Z0-9]{6}$/)
  expect(screen.getByText(fill(nextSteps.reference, { reference: reference() }))).toBeVisible()
  expect(liveRegions()).toHaveLength(1)
  await screen.findByRole("heading", { name: nextSteps.heading })
  const steps = within(screen.getByRole("list")).getAllByRole("listitem")
  expect(steps.map(({ textContent }) => textContent)).toEqual(nextSteps.contact.steps.map(({ text }) => text))
  const words = encodeURIComponent(fill(nextSteps.message, { reference: reference() }))
  const mail = screen.getByRole("link", { name: shared.byEmail })
  expect(mail).toHaveAttribute("href", expect.stringContaining(`mailto:${site.contact.email}`))
  expect(mail).toHaveAttribute("href", expect.stringContaining(words))
  expect(screen.getByRole("link", { name: new RegExp(shared.byWhatsApp) })).toHaveAttribute(
    "href",
    expect.stringContaining(words),
  )
  // Forms are not printed.
  expect(mail.closest("form")).toBeNull()
})

test("what became of a form stands above its fields and has the focus; a button copies the reference", async () => {
  render(<ContactForm heading="Write to us" />)
  const user = await sendContact()
  const words = screen.getByText(copy.success)
  expect(words.parentElement).toHaveFocus()
  expect(words.compareDocumentPosition(screen.getByRole("form"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(await screen.findByRole("button", { name: nextSteps.copy }))
  await screen.findByRole("button", { name: nextSteps.copied })
  expect(await navigator.clipboard.readText()).toBe(reference())
})

test("the second click of a double one on the button follows no link of what took its place", async () => {
  render(<ContactForm />)
  await sendContact()
  const mail = await screen.findByRole("link", { name: shared.byEmail })
  expect(fireEvent.click(mail, { detail: 2 })).toBe(false)
})

test("what was typed while the form was sent keeps the focus", async () => {
  const release = heldAnswer()
  render(<ContactForm />)
  const user = visitor()
  await user.fillIn(texts)
  await user.click(button())
  await screen.findByRole("button", { name: copy.sending })
  await user.type(screen.getByLabelText(message.label), "And")
  await release(200)
  await screen.findByText(copy.success)
  expect(screen.getByLabelText(message.label)).toHaveFocus()
})

test("a newsletter has its words, and no reference", async () => {
  render(<SubscribeForm />)
  const user = visitor()
  await user.fillIn(textsByLabel("subscribe"))
  await user.click(screen.getByRole("button", { name: forms.subscribe.submit }))
  await screen.findByText(forms.subscribe.success)
  expect(screen.getByText(forms.subscribe.success).parentElement).toHaveFocus()
  expect(liveRegions()).toEqual([])
  expect(screen.queryByRole("heading", { name: nextSteps.heading })).toBeNull()
})

test("the reference goes as soon as something else is typed", async () => {
  render(<ContactForm />)
  const user = await sendContact()
  await user.type(screen.getByLabelText(message.label), "x")
  expect(liveRegions()).toEqual([])
  expect(screen.queryByRole("heading", { name: nextSteps.heading })).toBeNull()
})

test("a second try has the reference of the first, which may have arrived; the next form has another", async () => {
  fetchDouble.mockResolvedValueOnce(answer(500))
  render(<ContactForm />)
  const user = await sendContact()
  await user.click(button())
  await screen.findByText(copy.success)
  await sendContact()
  const [first, second, third] = sentParams().map((params) => params.reference)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test("so has a try after a reload, but not what is written after the form was emptied", async () => {
  fetchDouble.mockResolvedValueOnce(answer(500)).mockResolvedValueOnce(answer(500))
  const { unmount } = render(<ContactForm />)
  await sendContact()
  unmount()
  render(<ContactForm />)
  const user = visitor()
  await user.click(button())
  await waitFor(() => expect(sentParams()).toHaveLength(2))
  await user.click(await screen.findByRole("button", { name: shared.clear }))
  await sendContact()
  const [first, second, third] = sentParams().map((params) => params.reference)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(localStorage).toHaveLength(0)
})

test("after a failed send the e-mail and the message name the page", async () => {
  namePage("Law Assignment")
  fetchDouble.mockResolvedValueOnce(answer(500))
  render(<ContactForm />)
  await sendContact()
  const words = encodeURIComponent(fill(shared.fromPage, { page: "Law Assignment" }))
  for (const name of [shared.byEmail, new RegExp(shared.byWhatsApp)])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", expect.stringContaining(words))
})

test("where the law restricts our services, the next steps say what we do there", async () => {
  const { steps } = nextSteps.enquiry
  render(<EnquiryForm restricted />)
  const { fields: own } = forms.enquiry
  const user = visitor()
  await user.fillIn(textsByLabel("enquiry"))
  fireEvent.change(screen.getByLabelText(own.deadline.label), { target: { value: "2099-12-31" } })
  await user.click(screen.getByRole("checkbox"))
  await user.click(screen.getByRole("button", { name: forms.enquiry.submit }))
  await screen.findByRole("heading", { name: nextSteps.heading })
  const shown = within(screen.getByRole("list")).getAllByRole("listitem")
  expect(shown.map(({ textContent }) => textContent)).toEqual(steps.map(({ text, restricted }) => restricted ?? text))
})

describe("a robot", () => {
  const trap = () => document.querySelector<HTMLInputElement>(`[name=${trapName}]`) as HTMLInputElement

  test("that fills in every field is suspect", async () => {
    render(<ContactForm />)
    trap().value = "cheap links"
    await sendContact()
    expect(Object.entries(lastParams()).at(-1)).toEqual(["suspect", "trap"])
  })

  test("that sends at once is suspect", async () => {
    jest.spyOn(performance, "now").mockReturnValue(1_000)
    render(<ContactForm />)
    await sendContact()
    expect(lastParams()).toMatchObject({ suspect: "quick" })
  })
})

describe("a person is never suspect", () => {
  const trap = () => document.querySelector<HTMLInputElement>(`[name=${trapName}]`) as HTMLInputElement

  test("who fills in everything by keyboard, and never meets the trap field", async () => {
    render(<ContactForm />)
    const user = visitor()
    await user.click(screen.getByLabelText(user_name.label))
    const met = new Set<Element | null>()
    for (let steps = 0; steps < 20; steps += 1) {
      met.add(document.activeElement)
      const name = (document.activeElement as HTMLInputElement).name
      const text = typed[name]
      if (text) await user.keyboard(text)
      if (document.activeElement === button()) await user.keyboard("{Enter}")
      await user.tab()
    }
    expect(met).not.toContain(trap())
    await screen.findByText(copy.success)
    expect(lastParams()).not.toHaveProperty("suspect")
  })

  test("whose password manager fills in what it may, without events", async () => {
    render(<ContactForm />)
    for (const [label, text] of Object.entries(texts)) screen.getByLabelText<HTMLInputElement>(label).value = text
    expect(trap()).toHaveAttribute("autocomplete", "off")
    for (const ignored of ["data-1p-ignore", "data-bwignore", "data-lpignore"]) expect(trap()).toHaveAttribute(ignored)
    fireEvent.submit(screen.getByRole("form"))
    await screen.findByText(copy.success)
    expect(lastParams()).not.toHaveProperty("suspect")
  })

  test("who hears the form: the trap field is not in the accessibility tree", () => {
    render(<ContactForm />)
    const names = screen.getAllByRole("textbox").map((box) => (box as HTMLInputElement).name)
    expect(names.toSorted()).toEqual(Object.keys(typed).sort())
  })
})
