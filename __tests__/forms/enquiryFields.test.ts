/** @jest-environment node */
import { enquiryFields } from "../../src/forms/enquiryFields"

const fields = {
  name: 1,
  termsAccepted: { label: "Terms and offers", required: "!" },
  offersAccepted: { label: "Offers" },
  brief: { label: "Brief" },
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

test("there is room for a brief only if the owner wants it", () => {
  expect(enquiryFields({ ...copy, brief: "off" })).not.toHaveProperty("brief")
  expect(enquiryFields({ ...copy, brief: "text" })).toMatchObject({ name: 1, brief: { label: "Brief" } })
})
