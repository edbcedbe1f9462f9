/** @jest-environment node */
import agreements from "../../../tools/quality/agreements.json"
import { checkAgreements } from "../../../tools/quality/checkAgreements"
import { copyPage } from "../../support/copyPage"

const messagesOf = (text: string, type = "service") =>
  checkAgreements([copyPage(type, { "faqs.0.answer": text })]).map(({ message }) => message)

test.each(agreements.sentences)("$about: a page that says it in other words is found", ({ text, files }) => {
  const page = (words: string) => ({ ...copyPage("policy", { body: words }), file: files[0] ?? "" })
  expect(checkAgreements([page(`Before. ${text} After.`)])).toEqual([])
  expect(checkAgreements([page("Rounds are for new requests.")])).toEqual([
    expect.objectContaining({ file: files[0], allowed: text }),
  ])
})

test.each([
  ["Emergency projects arrive in 2 to 72 hours.", "says 72 about emergency projects"],
  ["Money goes back if over 25% is unjustified plagiarism.", "says 25 about unjustified plagiarism"],
  ["With Silver you get 2,500 words.", "says 2500 about Silver"],
  ["You get 15% of the fee back for each full 12 hours.", "says 15 about money off late work"],
  ["Leave at least 24 hours before you submit.", "says 24 about time before a submission"],
  [
    "No refund if you order less than 48 hours before the deadline.",
    "contradicts the policies on refunds at short notice",
  ],
  ["Such an order is outside the refund terms.", "contradicts the policies on short notice and all refunds"],
  ["We ask for your consent separately.", "contradicts the policies on consent to offers"],
])("a contradiction is found: %s", (text, message) => {
  expect(messagesOf(text)).toEqual([message])
})

test.each([
  "Emergency projects arrive in 2 to 48 hours.",
  "Ordered less than 48 hours before: no refund for an F. Late work is refunded all the same.",
  "With Silver you get 2,000 words.",
])("this agrees: %s", (text) => {
  expect(messagesOf(text)).toEqual([])
})

test("the piece of a sample is about something else", () => {
  const piece = copyPage("sample", { "sections.0.body": "Emergency deliveries took 90 minutes." })
  expect(checkAgreements([piece])).toEqual([])
})
