/** @jest-environment node */
import { acceptDigits } from "../../../src/forms/fields/acceptDigits"
import { dialCodes } from "../../../src/gatsby-node/dialCodes"

const codes = ["+91", "+1", "+44", "+971", "+92"].map((code) => ({ code, trunk: code === "+1" ? "1" : "0" }))
const accept = (held: string, attempt: string, typed: boolean, heldCode = "+91") => {
  const { digits, code } = acceptDigits({ digits: held, code: heldCode }, attempt, codes, typed)
  return code === heldCode ? digits : `${code} ${digits}`
}

/** What a field contains after typing a text key by key, at its end. */
const type = (text: string, code = "+91") => {
  const keys = [...text]
  const typed = (held: { digits: string; code: string }, key: string) =>
    acceptDigits(held, held.digits + key, codes, true)
  const { digits, code: chosen } = keys.reduce(typed, { digits: "", code })
  return chosen === code ? digits : `${chosen} ${digits}`
}

test.each([
  ["9876543210", "9876543210"],
  ["98a7-6 543210", "9876543210"],
  ["98765432101", "98765432101"],
  ["15123456789", "15123456789"],
  ["1٣９", "139"],
  ["09876543210", "9876543210"],
  ["+919876543210", "9876543210"],
  ["+91 98765 43210", "9876543210"],
  ["919876543210", "9876543210"],
  ["91 98765 43210", "9876543210"],
  ["00919876543210", "9876543210"],
  ["٠٠٩١٩٨٧٦٥٤٣٢١٠", "9876543210"],
  ["+447911123456", "+44 7911123456"],
  ["+4407911123456", "+44 7911123456"],
  ["00447911123456", "+44 7911123456"],
  ["447911123456", "+44 7911123456"],
  ["+14155552671", "+1 4155552671"],
  ["8801712345678", "8801712345678"],
  ["9719876543210", "+971 9876543210"],
  ["+353871234567", "+353871234567"],
  ["+", "+"],
  ["+9", "+9"],
  ["+919", "+919"],
])("typed key by key, %p becomes %p", (text, taken) => expect(type(text)).toBe(taken))

test("typed with another code chosen, a number keeps that code, or chooses its own", () => {
  expect(type("07911123456", "+44")).toBe("7911123456")
  expect(type("14155552671", "+1")).toBe("4155552671")
  expect(type("+919876543210", "+44")).toBe("+91 9876543210")
})

test.each([
  ["1234567890", "91234567890", "91234567890"],
  ["1234567890", "01234567890", "1234567890"],
  ["9876543210", "+9876543210", "+9876543210"],
  ["+9876543210", "+99876543210", "+99876543210"],
  ["+99876543210", "+919876543210", "9876543210"],
  ["1234567890", "", ""],
  ["1234567890", "a", "1234567890"],
])("a field with %p that a key changes to %p contains %p", (held, attempt, taken) =>
  expect(accept(held, attempt, true)).toBe(taken),
)

test.each([
  ["98765 43210", "9876543210"],
  ["(987) 654-3210", "9876543210"],
  ["98765432101", "98765432101"],
  ["٩٨٧٦٥٤٣٢١٠", "9876543210"],
  ["９８７６５４３２１０", "9876543210"],
  ["+91 98765 43210", "9876543210"],
  ["+919876543210", "9876543210"],
  ["91 98765 43210", "9876543210"],
  ["0091 98765 43210", "9876543210"],
  ["(0091) 98765 43210", "9876543210"],
  ["٠٠٩١ ٩٨٧٦٥ ٤٣٢١٠", "9876543210"],
  ["۰۰۹۱۹۸۷۶۵۴۳۲۱۰", "9876543210"],
  ["００９１９８７６５４３２１０", "9876543210"],
  ["Mobile: 9876543210", "9876543210"],
  ["WhatsApp: 0091 98765 43210", "9876543210"],
  ["'0044 7911 123456", "+44 7911123456"],
  ["09876543210", "9876543210"],
  ["0012345678", "0012345678"],
  ["+44 7911 123456", "+44 7911123456"],
  ["+44 (0)7911 123456", "+44 7911123456"],
  ["(+44) 7911 123456", "+44 7911123456"],
  ["tel:+447911123456", "+44 7911123456"],
  ["tel:00447911123456", "+44 7911123456"],
  ["﹢44 7911 123456", "+44 7911123456"],
  ["＋４４ ７９１１ １２３４５６", "+44 7911123456"],
  ["٠٠٤٤٧٩١١١٢٣٤٥٦", "+44 7911123456"],
  ["447911123456", "+44 7911123456"],
  ["1-415-555-2671", "+1 4155552671"],
  ["+44 7911 1234567", "+44 79111234567"],
  ["(+353) 87 123 4567", "+353 871234567"],
  ["+971 50 123 4567", "+971 501234567"],
  ["+1 (212) 555-0123", "+1 2125550123"],
  ["07911 123456", "7911123456"],
  ["\u202a+44 7911 123456\u202c", "+44 7911123456"],
  ["\u200e\u206898765\u00a043210\u2069", "9876543210"],
  ["+353 87 123 4567", "+353 871234567"],
  ["+39 06 1234 5678", "+39 0612345678"],
  ["15123456789", "15123456789"],
  ["+1 212 555 01234", "+1 21255501234"],
  ["9876543210, 9123456789", "98765432109123456789"],
  ["+", "+"],
  ["+44", "+44"],
  ["no number", "12"],
])("pasted, %p becomes %p", (attempt, taken) => expect(accept("12", attempt, false)).toBe(taken))

test("a zero is a trunk prefix only where a country has one", () => {
  expect(accept("0212555012", "02125550123", true, "+1")).toBe("02125550123")
  expect(accept("", "02125550123", false, "+1")).toBe("02125550123")
})

test.each([true, false])("a code that the list lacks is chosen, too; typed: %p", (isTyped) => {
  const held = { digits: "1", code: "+91" }
  for (const attempt of ["+7 916 123 45 67", "0079161234567"])
    expect(acceptDigits(held, attempt, codes, isTyped)).toEqual({ digits: "9161234567", code: "+7" })
})

test("no code begins with a zero", () => {
  const held = { digits: "", code: "+91" }
  expect(acceptDigits(held, "+0919876543210", codes, false)).toEqual({ digits: "+0919876543210", code: "+91" })
})

test("the country code of a number is known for every country", () => {
  for (const { code } of dialCodes.values()) {
    expect(acceptDigits({ digits: "", code: "" }, `${code}1234567`, [], false).code).toBe(code)
  }
})
