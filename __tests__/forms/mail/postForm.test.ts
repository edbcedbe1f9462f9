/** @jest-environment node */
import { formService } from "../../../src/forms/mail/formService"
import { netlifyForms } from "../../../src/forms/mail/netlifyForms"
import { plainProvider } from "../../../src/forms/mail/plainProviders"
import { postForm, refusalOf } from "../../../src/forms/mail/postForm"
import { FormReceiver } from "../../support/FormReceiver"

const receiver = new FormReceiver()
const accepts = receiver.reply
const environment = { ...process.env }
const contact = { user_name: "Ann", user_email: "ann@b.co", mobile: "1234567890", message: "Two pages,\n50% & more" }

beforeAll(() => receiver.start())
afterAll(() => receiver.stop())
beforeEach(() => {
  process.env = { ...environment, GATSBY_FORMS: "service", GATSBY_FORMS_URL: `${receiver.origin}/f/all` }
  receiver.taken.length = 0
  receiver.reply = accepts
})
afterEach(() => {
  process.env = { ...environment }
})

const send = () => postForm(formService).send("contact", contact)
const refusal = () =>
  send().then(
    () => "accepted",
    (cause) => refusalOf(cause) ?? `status ${cause.status}`,
  )

test("a service gets the fields in their order, then where to answer, which form it is, and what it wants", async () => {
  process.env.GATSBY_FORMS_FIELDS = "access_key=12%2034&subject=Website"
  await send()
  expect(receiver.taken).toEqual([
    {
      path: "/f/all",
      fields: [
        ...Object.entries(contact),
        ["email", "ann@b.co"],
        ["form", "contact"],
        ["access_key", "12 34"],
        ["subject", "Website"],
      ],
    },
  ])
})

test("each form can have its own address, and the service its own name for the visitor's", async () => {
  process.env.GATSBY_FORMS_ENQUIRY_URL = `${receiver.origin}/f/enquiry`
  process.env.GATSBY_FORMS_REPLY_TO = "_replyto"
  await postForm(formService).send("enquiry", { name: "Ann", email: "ann@b.co", termsAccepted: true })
  const [{ path = "", fields = [] } = {}] = receiver.taken
  expect(path).toBe("/f/enquiry")
  expect(fields).toEqual([
    ["name", "Ann"],
    ["email", "ann@b.co"],
    ["termsAccepted", "true"],
    ["_replyto", "ann@b.co"],
    ["form", "enquiry"],
  ])
})

test("an address that no mail can carry is sent as typed, but not as where to answer", async () => {
  await postForm(formService).send("contact", { user_email: "josé@b.co" })
  expect(receiver.taken[0]?.fields).toContainEqual(["user_email", "josé@b.co"])
  expect(receiver.taken[0]?.fields.map(([name]) => name)).not.toContain("email")
})

test("an address under the name that the service expects is sent once", async () => {
  await postForm(formService).send("enquiry", { email: "ann@b.co" })
  expect(receiver.taken[0]?.fields.filter(([name]) => name === "email")).toHaveLength(1)
})

test.each([
  [
    "of Formspree",
    422,
    '{"errors":[{"field":"user_email","message":"should be an email"},{"message":"Form is off"}]}',
    "refused: user_email: should be an email\nForm is off",
  ],
  ["of Web3Forms", 400, '{"success":false,"message":"Invalid access key"}', "refused: Invalid access key"],
  ["of Web3Forms with status 200", 200, '{"success":false,"message":"Spam"}', "refused: Spam"],
  ["of Basin", 403, '{"error":"Domain not allowed"}', "refused: Domain not allowed"],
  ["of Formcarry", 422, '{"code":422,"status":"error","title":"Invalid email"}', "refused: Invalid email"],
  ["without words", 500, "<html>Server Error", "status 500"],
  ["with an empty list", 400, '{"errors":[]}', "status 400"],
  ["for too many forms", 429, '{"error":"Too Many Requests"}', "busy"],
  ["for the size", 413, '{"error":"Payload Too Large"}', "status 413"],
  ["that is a list", 400, "[1]", "status 400"],
])("a refusal %s is told", async (_kind, status, body, told) => {
  receiver.reply = () => ({ status, body })
  expect(await refusal()).toBe(told)
})

test("words that a service goes on and on with are cut", async () => {
  receiver.reply = () => ({ status: 400, body: JSON.stringify({ error: "no ".repeat(1000) }) })
  expect((await refusal()).length).toBeLessThan(400)
})

test("no connection is a failure like any other", async () => {
  process.env.GATSBY_FORMS_URL = "http://127.0.0.1:9/"
  expect(await refusal()).toBe("status undefined")
})

test("Netlify gets the name of the form, at the page from which it knows the forms", () => {
  process.env.GATSBY_FORMS = "netlify"
  expect(plainProvider()).toBe(netlifyForms)
  expect(netlifyForms.addressOf("job")).toBe("/netlify-forms.html")
  expect(netlifyForms.extrasOf("job")).toEqual({ "form-name": "job" })
})
