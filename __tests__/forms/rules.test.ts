/** @jest-environment node */

import { hasLongEnding } from "../../src/forms/fields/emailHint"
import { type FieldDefinition, type FieldValue, type FormName, formTables } from "../../src/forms/formTables"
import { rules, validatorOf } from "../../src/forms/rules"
import { forms } from "../support/siteContent"

const long = "a".repeat(10_000)

/** A form's message for a value of a field. */
const messageIn = (form: FormName, name: string, value: FieldValue) => validatorOf(form)({ [name]: value })[name]

test("an example e-mail address in a field's copy passes the field's own rule", () => {
  const offered = [...JSON.stringify(forms).matchAll(/"placeholder":"([^"]*@[^"]*)"/g)].map(
    ([, address = ""]) => address,
  )
  expect(offered.filter((placeholder) => !rules.email(placeholder))).toEqual([])
})

describe("filled", () => {
  test.each(["a", " a ", "0", "<b>", "😀", "👩‍👩‍👧", "می‌روم", long])("%p will do", (value) =>
    expect(rules.filled(value)).toBe(true),
  )
  test.each([
    "",
    " ",
    "\n\t ",
    "\u00a0",
    "\u202e",
    "\u200b\u200d",
    "\u3164",
    "\u2800",
    "\ufeff",
    "\u0000",
    undefined,
    true,
  ])("%p is empty", (value) => expect(rules.filled(value)).toBe(false))
})

describe("ticked", () => {
  test("a tick counts", () => expect(rules.ticked(true)).toBe(true))
  test.each([false, undefined, "true", "on"])("%p is not a tick", (value) => expect(rules.ticked(value)).toBe(false))
})

describe("an e-mail address", () => {
  test.each([
    "a@b.co",
    "first.last+tag@mail.example.com",
    "o'neil@b-c.info",
    "a@sub.sub.sub.uk",
    "a@b.c1",
    "jürgen@münchen.de",
    "a@xn--mnchen-3ya.de",
    `${long}@b.co`,
  ])("%p will do", (value) => expect(rules.email(value)).toBe(true))

  test.each([
    "a",
    "@b.co",
    "a@",
    "a@b",
    "a@b.c",
    "a@b.museum",
    "a@.co",
    "a@b..co",
    "a@@b.co",
    "a@b@c.co",
    "a b@c.co",
    "a@b.co ",
    " a@b.co",
    "a@b.co\n",
    "<script>@b.co",
    "a@b.co.",
    `a@${"b.".repeat(5000)}`,
  ])("%p will not do", (value) => expect(rules.email(value)).toBe(false))

  test.each([
    ["asha@college.online", true],
    ["asha@college.info", false],
    ["asha@college", false],
    ["asha.lee@college", false],
    ["a b@college.online", false],
    ["@college.online", false],
  ])("%p has a long ending: %p", (text, isLong) => expect(hasLongEnding(text)).toBe(isLong))

  test("a final segment has 2 to 4 characters", () => {
    const segments = ["c", "co", "com", "info", "world"]
    expect(segments.filter((segment) => rules.email(`a@b.${segment}`))).toEqual(["co", "com", "info"])
  })

  test("an empty one is 'invalid' on the enquiry form and 'required' on the others", () => {
    expect(messageIn("enquiry", "email", "")).toBe("invalid")
    for (const form of ["contact", "job", "subscribe"] as const) {
      expect(messageIn(form, "user_email", "")).toBe("required")
      expect(messageIn(form, "user_email", "  ")).toBe("required")
      expect(messageIn(form, "user_email", "ann")).toBe("invalid")
    }
  })
})

describe("a phone number", () => {
  const tenOnly = ["", "1", "123456789", "1234567890", "12345678901", "123456789a", "१२३४५६७८९०", " 123456789"]
  test("has exactly ten digits", () => {
    expect(tenOnly.filter(rules.phone)).toEqual(["1234567890"])
  })
  test("an empty one is 'invalid' on the enquiry form and 'required' on the others", () => {
    expect(messageIn("enquiry", "number", "")).toBe("invalid")
    expect(messageIn("contact", "mobile", "")).toBe("required")
    expect(messageIn("contact", "mobile", "123")).toBe("invalid")
  })
})

describe("a deadline", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59) }))
  afterEach(() => jest.useRealTimers())
  test.each<[FieldValue, string | undefined]>([
    ["2026-11-20", undefined],
    ["2026-11-21", undefined],
    ["2027-01-01", undefined],
    ["9999-12-31", undefined],
    ["12026-01-01", "required"],
    ["202611-01-01", "required"],
    ["2026-11-19", "past"],
    ["0001-01-01", "past"],
    ["", "required"],
    ["tomorrow", "required"],
    ["20.11.2026", "required"],
  ])("%p breaks %p", (value, message) => expect(messageIn("enquiry", "deadline", value)).toBe(message))
})

test("an optional field may be empty, but otherwise follows its rules", () => {
  const fields: Record<string, FieldDefinition> = formTables.contact
  jest.replaceProperty(fields, "user_email", { control: "email", rules: ["filled", "email"], optional: true })
  for (const empty of ["", "  ", "\u200b"]) expect(messageIn("contact", "user_email", empty)).toBeUndefined()
  expect(messageIn("contact", "user_email", "ann")).toBe("invalid")
  jest.restoreAllMocks()
})
