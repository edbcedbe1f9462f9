/** @jest-environment node */
import { contradictionsIn, disagreements } from "./agreements"

test("what several pages say about the same thing agrees with the policies", () => {
  expect(disagreements()).toEqual([])
})

test.each([
  ["Emergency projects arrive in 2 to 72 hours.", "says 72 about emergency projects"],
  ["Money goes back if over 25% is unjustified plagiarism.", "says 25 about unjustified plagiarism"],
  ["With Silver you get 2,500 words.", "says 2500 about Silver"],
  ["You get 15% of the fee back for each full 12 hours.", "says 15 about money off late work"],
  ["Leave at least 24 hours before you submit.", "says 24 about time before a submission"],
  ["No refund if you order less than 48 hours before the deadline.", "on refunds at short notice"],
  ["Such an order is outside the refund terms.", "on short notice and all refunds"],
  ["We ask for your consent separately.", "on consent to offers"],
])("a contradiction is found: %s", (text, message) => {
  expect(contradictionsIn({ blocks: [{ kind: "prose", text }] })).toEqual([expect.stringContaining(message)])
})
