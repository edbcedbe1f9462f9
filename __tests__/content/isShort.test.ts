/** @jest-environment node */
import { type ContentType, contentTypeNamed } from "../../src/content/contentTypes"
import { isShort } from "../../src/content/isShort"
import { wordy } from "../support/copyPage"

const service = contentTypeNamed("service") as ContentType
const enough = service.quality?.words?.beside ?? 0

test("a page is short until it has words enough of its own; those for menus, search results and forms do not count", () => {
  expect(isShort(service, { opening: wordy(enough) })).toBe(false)
  const elsewhere = { name: wordy(9), seo: { description: wordy(9) }, enquiry: { intro: wordy(9) } }
  expect(isShort(service, { opening: wordy(enough - 1), ...elsewhere })).toBe(true)
  expect(isShort(service, { opening: wordy(enough - 9), faqs: [{ question: "Why?", answer: wordy(8) }] })).toBe(false)
})

test("a hidden page, and one of a type whose pages share nothing, is not", () => {
  expect(isShort(service, { opening: "Few words.", hidden: true })).toBe(false)
  expect(isShort(contentTypeNamed("post") as ContentType, { lede: "Few words." })).toBe(false)
})
