/** @jest-environment node */
import { enquiryFields } from "../../src/forms/enquiryFields"

const fields = {
  name: 1,
  termsAccepted: { label: "Terms and offers", required: "!" },
  offersAccepted: { label: "Offers" },
}
const copy = { termsAlone: "Terms", fields }

test("offers share the box of the terms", () =>
  expect(enquiryFields({ ...copy, offers: "bundled" })).toEqual({ name: 1, termsAccepted: fields.termsAccepted }))

test("offers have a box of their own, and the terms other words", () =>
  expect(enquiryFields({ ...copy, offers: "separate" })).toEqual({
    name: 1,
    termsAccepted: { label: "Terms", required: "!" },
    offersAccepted: { label: "Offers" },
  }))
