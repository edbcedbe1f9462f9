/** @jest-environment node */
import { formIssues, formServices } from "../../src/hosting/formIssues"

const fields = (settings: Record<string, string>) =>
  formIssues(settings).map(({ field, message }) => `${field} ${message}`)
const url = "https://formspree.io/f/abc"

test.each([
  ["nothing", {}],
  ["Netlify", { GATSBY_FORMS: "netlify" }],
  ["one address", { GATSBY_FORMS: "service", GATSBY_FORMS_URL: url }],
  ["a server on this machine", { GATSBY_FORMS: "service", GATSBY_FORMS_URL: "http://127.0.0.1:9000/f" }],
  [
    "an address for each form, and names",
    {
      GATSBY_FORMS: "service",
      GATSBY_FORMS_ENQUIRY_URL: url,
      GATSBY_FORMS_CONTACT_URL: url,
      GATSBY_FORMS_JOB_URL: url,
      GATSBY_FORMS_SUBSCRIBE_URL: url,
      GATSBY_FORMS_FIELDS: "access_key=1234&subject=A%20website",
      GATSBY_FORMS_REPLY_TO: "_replyto",
      GATSBY_FORMS_NEXT: "_next",
    },
  ],
])("%s is right", (_kind, settings) => expect(fields(settings)).toEqual([]))

test("what is wrong or missing is named", () => {
  expect(fields({ GATSBY_FORMS: "formspree" })).toEqual(['GATSBY_FORMS is "formspree", which takes no forms'])
  expect(
    fields({ GATSBY_FORMS: "service", GATSBY_FORMS_JOB_URL: "formspree.io", GATSBY_FORMS_NEXT: "the page" }),
  ).toEqual([
    'GATSBY_FORMS_JOB_URL is "formspree.io", which is not valid',
    'GATSBY_FORMS_NEXT is "the page", which is not valid',
    "GATSBY_FORMS_URL is missing for enquiry, contact, subscribe",
  ])
  expect(
    fields({ GATSBY_FORMS: "service", GATSBY_FORMS_URL: "http://formspree.io/f", GATSBY_FORMS_FIELDS: "1234" }),
  ).toEqual([
    'GATSBY_FORMS_URL is "http://formspree.io/f", which is not valid',
    'GATSBY_FORMS_FIELDS is "1234", which is not valid',
  ])
})

test("the services that get what visitors write have the names by which a policy knows them", () => {
  expect(formServices({})).toEqual([])
  expect(formServices({ GATSBY_FORMS: "netlify" })).toEqual(["Netlify"])
  expect(
    formServices({
      GATSBY_FORMS: "service",
      GATSBY_FORMS_URL: "https://api.web3forms.com/submit",
      GATSBY_FORMS_JOB_URL: url,
    }),
  ).toEqual(["web3forms.com", "formspree.io"])
})
