/** @jest-environment node */
import { fill } from "../../src/site/fill"

test("placeholders with values are filled, all others stay", () => {
  expect(fill("Call {phone} or {email}", { phone: "123" })).toBe("Call 123 or {email}")
})

test("inherited properties of objects are not values", () => {
  const text = "{constructor} {__proto__} {toString}"
  expect(fill(text, { phone: "123" })).toBe(text)
})
