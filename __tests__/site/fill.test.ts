import { fill } from "../../src/site/fill"

test("places that are given are filled, all others stay as they are", () => {
  expect(fill("Call {phone} or {email}", { phone: "123" })).toBe("Call 123 or {email}")
})

test("what every object has is no place", () => {
  const text = "{constructor} {__proto__} {toString}"
  expect(fill(text, { phone: "123" })).toBe(text)
})
