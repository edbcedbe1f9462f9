import "../support/bareForms"
import { TextEncoder } from "node:util"
import { fireEvent, render, screen } from "@testing-library/react"
import { readForms } from "../../src/content/formWords"
import { ContactForm } from "../../src/forms/ContactForm"
import { EnquiryForm } from "../../src/forms/EnquiryForm"
import { fill } from "../../src/site/fill"
import { forms } from "../support/siteContent"
import { textsByLabel, typedTexts } from "../support/typedTexts"
import { answer, fetchDouble, prepareForms, visitor } from "./formSetup"

prepareForms()

const environment = { ...process.env }
const { contact } = forms
const { formService: service } = readForms()

beforeEach(() => {
  Object.assign(globalThis, { TextEncoder })
  Object.assign(process.env, {
    GATSBY_FORMS: "service",
    GATSBY_FORMS_URL: "https://forms.example/f/1",
    GATSBY_FORMS_FIELDS: "access_key=1234",
    GATSBY_FORMS_NEXT: "_next",
    FORMS_BUSY: service.busy,
    FORMS_REFUSED: service.refused,
    FORMS_WITHOUT_SCRIPT: service.withoutScript,
  })
})
afterEach(() => {
  process.env = { ...environment }
})

/** The form as it is in the static HTML, where browsers without scripts use it. */
const staticForm = async (element: React.ReactElement) => {
  // Layout effects run in a build without a warning, because there is no window.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { renderToStaticMarkup } = await import("react-dom/server")
  const page = document.createElement("div")
  page.innerHTML = renderToStaticMarkup(element)
  return page.querySelector("form") as HTMLFormElement
}

test("without scripts the form has an address, a button, and what goes along with it", async () => {
  const form = await staticForm(<ContactForm />)
  expect([form.method, form.action, form.noValidate]).toEqual(["post", "https://forms.example/f/1", false])
  expect(Object.fromEntries(new FormData(form) as Iterable<[string, string]>)).toMatchObject({
    form: "contact",
    access_key: "1234",
    _next: expect.stringMatching(/^https?:\/\/[^/]+\/sent\/contact$/),
  })
  expect(form.querySelector("[data-needs-script]")).toBeNull()
  expect(form.querySelector("noscript")?.textContent).toContain(service.withoutScript.split("{")[0])
  const needed = [...form.elements].flatMap((control) =>
    control.matches(":required") ? (control as HTMLInputElement).name : [],
  )
  expect(needed.toSorted()).toEqual(["message", "mobile", "user_email", "user_name"])
})

test("on a page with restricted services it ends on the page that says so", async () => {
  const form = await staticForm(<EnquiryForm restricted />)
  expect(new FormData(form).get("_next")).toMatch(/\/sent\/enquiry-restricted$/)
})

test("at Netlify it posts to the page that it ends on", async () => {
  process.env.GATSBY_FORMS = "netlify"
  const form = await staticForm(<ContactForm />)
  expect(form.getAttribute("action")).toBe("/sent/contact")
  expect(new FormData(form).get("form-name")).toBe("contact")
})

test("without the setting nothing of this is there", async () => {
  delete process.env.GATSBY_FORMS
  const form = await staticForm(<ContactForm />)
  expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual([null, "dialog"])
  expect(form.querySelector("[data-needs-script]")).not.toBeNull()
  expect(form.querySelector("[type=hidden], [required]")).toBeNull()
})

describe("with scripts", () => {
  const failing = async (status: number, body: string) => {
    const texts = textsByLabel("contact", typedTexts("contact"))
    fetchDouble.mockResolvedValue({ ...answer(status), text: async () => body })
    render(<ContactForm />)
    await visitor().fillIn(texts)
    fireEvent.submit(screen.getByRole("form"))
    const alert = await screen.findByRole("alert")
    for (const [label, text] of Object.entries(texts)) expect(screen.getByLabelText(label)).toHaveValue(text)
    return alert
  }

  test("the rules of the form take the place of the browser's, and nothing hidden is left", () => {
    render(<ContactForm />)
    const form = screen.getByRole<HTMLFormElement>("form")
    expect(form.noValidate).toBe(true)
    expect(form.querySelector("[type=hidden]")).toBeNull()
  })

  test("a service that has too many forms to take is told, and all that was typed stays", async () => {
    expect(await failing(429, "")).toHaveTextContent(service.busy)
  })

  test("fields that a service does not accept are told by their labels, and all that was typed stays", async () => {
    const errors = [
      { field: "user_email", message: "should be an email" },
      { field: "message", message: "is too short" },
    ]
    const { user_email, message } = contact.fields
    const words = `${user_email.label}: should be an email; ${message.label}: is too short`
    expect(await failing(422, JSON.stringify({ errors }))).toHaveTextContent(fill(service.refused, { words }))
  })

  test("any other failure is told as ever, and all that was typed stays", async () => {
    expect(await failing(500, "Server Error")).toHaveTextContent(forms.shared.contactFallback)
  })

  test("a form that is taken is told as ever", async () => {
    render(<ContactForm />)
    await visitor().fillIn(textsByLabel("contact", typedTexts("contact")))
    fireEvent.submit(screen.getByRole("form"))
    expect(await screen.findByText(contact.success)).toBeVisible()
    const [address, { body }] = fetchDouble.mock.calls[0]
    expect(address).toBe("https://forms.example/f/1")
    expect(body.get("user_email")).toBe(typedTexts("contact").user_email)
  })
})
