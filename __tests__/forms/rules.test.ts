import type { FieldValue } from "../../src/forms/desk/createDesk"
import { comingDay } from "../../src/forms/rules/comingDay"
import { emailAddress, requiredEmailAddress } from "../../src/forms/rules/emailAddress"
import { filled } from "../../src/forms/rules/filled"
import { phoneNumber, requiredPhoneNumber } from "../../src/forms/rules/phoneNumber"
import { rulesOfForms } from "../../src/forms/rules/rulesOfForms"
import { ticked } from "../../src/forms/rules/ticked"

const long = "a".repeat(10_000)

describe("filled", () => {
  test.each(["a", " a ", "0", "<b>", "😀", "\u202e", long])("%p will do", (value) =>
    expect(filled(value)).toBeUndefined(),
  )
  test.each(["", " ", "\n\t ", "\u00a0", undefined, true])("%p is nothing", (value) =>
    expect(filled(value)).toBe("required"),
  )
})

describe("ticked", () => {
  test("a tick is a tick", () => expect(ticked(true)).toBeUndefined())
  test.each([false, undefined, "true", "on"])("%p is none", (value) => expect(ticked(value)).toBe("required"))
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
  ])("%p will do", (value) => {
    expect(emailAddress(value)).toBeUndefined()
    expect(requiredEmailAddress(value)).toBeUndefined()
  })

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
  ])("%p will not do", (value) => {
    expect(emailAddress(value)).toBe("invalid")
    expect(requiredEmailAddress(value)).toBe("invalid")
  })

  test("a final segment has 2 to 4 characters", () => {
    const segments = ["c", "co", "com", "info", "world"]
    expect(segments.map((segment) => emailAddress(`a@b.${segment}`))).toEqual([
      "invalid",
      undefined,
      undefined,
      undefined,
      "invalid",
    ])
  })

  test("an empty one is 'invalid' on the enquiry form and 'required' on the others", () => {
    expect(emailAddress("")).toBe("invalid")
    expect(requiredEmailAddress("")).toBe("required")
    expect(requiredEmailAddress("  ")).toBe("required")
  })
})

describe("a phone number", () => {
  const tenOnly = ["", "1", "123456789", "1234567890", "12345678901", "123456789a", "१२३४५६७८९०", " 123456789"]
  test("has exactly ten digits", () => {
    expect(tenOnly.filter((value) => phoneNumber(value) === undefined)).toEqual(["1234567890"])
  })
  test("an empty one is 'invalid' on the enquiry form and 'required' on the others", () => {
    expect(phoneNumber("")).toBe("invalid")
    expect(requiredPhoneNumber("")).toBe("required")
    expect(requiredPhoneNumber("123")).toBe("invalid")
  })
})

describe("a deadline", () => {
  const rule = comingDay(() => new Date(2026, 10, 20, 23, 59))
  test.each<[FieldValue, string | undefined]>([
    ["2026-11-20", undefined],
    ["2026-11-21", undefined],
    ["2027-01-01", undefined],
    ["12026-01-01", undefined],
    ["2026-11-19", "past"],
    ["0001-01-01", "past"],
    ["", "required"],
    ["tomorrow", "required"],
    ["20.11.2026", "required"],
  ])("%p breaks %p", (value, broken) => expect(rule(value)).toBe(broken))
})

test("each form checks the fields of the specification's section 5, and no others", () => {
  const person = ["message", "mobile", "user_email", "user_name"]
  const names = Object.fromEntries(
    Object.entries(rulesOfForms).map(([form, rules]) => [form, Object.keys(rules).sort()]),
  )
  expect(names).toEqual({
    enquiry: ["course", "deadline", "email", "name", "number", "termsAccepted", "university"],
    contact: person,
    job: [...person, "currentsalary", "expectedsalary", "experience", "location", "noticeperiod", "terms"].sort(),
    subscribe: ["user_email"],
  })
})
