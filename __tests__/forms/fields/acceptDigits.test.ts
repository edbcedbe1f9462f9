/** @jest-environment node */
import { acceptDigits } from "../../../src/forms/fields/acceptDigits"
import { dialCodes } from "../../../src/gatsby-node/dialCodes"

const codes = ["+91", "+1", "+44", "+971", "+92"].map((code) => ({ code, trunk: code === "+1" ? "1" : "0" }))
const accept = (held: string, attempt: string, typed: boolean, heldCode = "+91") => {
  const { digits, code } = acceptDigits({ digits: held, code: heldCode }, attempt, codes, typed)
  return code === heldCode ? digits : `${code} ${digits}`
}

test.each([
  ["", "1", "1"],
  ["12", "12a", "12"],
  ["12", "1x2", "12"],
  ["123456789", "1234567890", "1234567890"],
  ["1234567890", "12345678901", "1234567890"],
  ["1234567890", "91234567890", "1234567890"],
  ["0123456789", "01234567890", "1234567890"],
  ["0791112345", "07911123456", "7911123456"],
  ["1234567890", "01234567890", "1234567890"],
  ["12", "12٣", "123"],
  ["12", "12９", "129"],
  ["1234567890", "", ""],
])("a field with %p into which %p is typed contains %p", (held, attempt, taken) =>
  expect(accept(held, attempt, true)).toBe(taken),
)

test.each([
  ["", "98765 43210", "9876543210"],
  ["", "(987) 654-3210", "9876543210"],
  ["", "98765432101", ""],
  ["1234567890", "98765432101", "1234567890"],
  ["", "٩٨٧٦٥٤٣٢١٠", "9876543210"],
  ["", "９８７６５４３２１０", "9876543210"],
  ["", "+91 98765 43210", "9876543210"],
  ["1234567890", "+919876543210", "9876543210"],
  ["", "0091 98765 43210", "9876543210"],
  ["", "09876543210", "9876543210"],
  ["", "0012345678", "0012345678"],
  ["", "+44 7911 123456", "+44 7911123456"],
  ["", "+44 (0)7911 123456", "+44 7911123456"],
  ["", "(+44) 7911 123456", "+44 7911123456"],
  ["", "tel:+447911123456", "+44 7911123456"],
  ["", "＋４４ ７９１１ １２３４５６", "+44 7911123456"],
  ["", "(+353) 87 123 4567", "871234567"],
  ["", "+971 50 123 4567", "+971 501234567"],
  ["", "+1 (212) 555-0123", "+1 2125550123"],
  ["", "07911 123456", "7911123456"],
  ["", "\u202a+44 7911 123456\u202c", "+44 7911123456"],
  ["", "\u200e\u206898765\u00a043210\u2069", "9876543210"],
  ["", "+353 87 123 4567", "871234567"],
  ["", "+39 06 1234 5678", "0612345678"],
  ["", "+1 212 555 01234", ""],
  ["12", "no number", ""],
])("in a field with %p, pasting %p gives %p", (held, attempt, taken) =>
  expect(accept(held, attempt, false)).toBe(taken),
)

test("a zero is a trunk prefix only where a country has one", () => {
  expect(accept("0212555012", "02125550123", true, "+1")).toBe("0212555012")
  expect(accept("", "02125550123", false, "+1")).toBe("")
})

test("a code that the list lacks is named, and the number kept", () => {
  const held = { digits: "1", code: "+91" }
  expect(acceptDigits(held, "+353 (0)87 123 4567", codes, false)).toMatchObject({
    digits: "0871234567",
    missingCode: "+353",
  })
  expect(acceptDigits(held, "0049 1512 345678", codes, false)).toMatchObject({
    digits: "1512345678",
    missingCode: "+49",
  })
  expect(acceptDigits(held, "+44 7911 123456", codes, false).missingCode).toBeUndefined()
})

test("the country code of a number is known for every country", () => {
  for (const { code } of dialCodes.values()) {
    const { missingCode } = acceptDigits({ digits: "", code: "" }, `${code}1234567`, [], false)
    expect(missingCode).toBe(code)
  }
})
