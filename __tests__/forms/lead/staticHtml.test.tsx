/** @jest-environment node */
import { renderToString } from "react-dom/server"
import { ContactForm } from "../../../src/forms/ContactForm"
import { trapName } from "../../../src/forms/fields/TrapField"
import { answerWith } from "../../support/ownersSite"

const htmlWith = (context: string, reference: boolean) => {
  answerWith({ site: { leads: { context, reference } } })
  return renderToString(<ContactForm />)
}

test("with nothing that goes along, the HTML of a form ends with the form", () => {
  const html = htmlWith("off", false)
  expect(html).toMatch(/<\/form><\/div>$/)
  expect(html).not.toContain("aria-live")
})

test("the context changes nothing in it, and a reference adds its empty place above the form", () => {
  const html = htmlWith("off", false)
  expect(htmlWith("campaign", false)).toBe(html)
  const place = /<p aria-live="polite"[^>]*><\/p>(?=<\/div><form)/
  expect(htmlWith("page", true)).toMatch(place)
  expect(htmlWith("page", true).replace(place, "")).toBe(html)
})

test("the trap field is added by hydration only", () => expect(htmlWith("page", true)).not.toContain(trapName))
