/** @jest-environment node */
import { formServices } from "../../../tools/launch/formServices"

test("the services that get what visitors write have the names by which a policy knows them", () => {
  expect(formServices({})).toEqual([])
  expect(formServices({ GATSBY_FORMS: "netlify" })).toEqual(["Netlify"])
  expect(
    formServices({
      GATSBY_FORMS: "service",
      GATSBY_FORMS_URL: "https://api.web3forms.com/submit",
      GATSBY_FORMS_JOB_URL: "https://formspree.io/f/abc",
    }),
  ).toEqual(["web3forms.com", "formspree.io"])
})
