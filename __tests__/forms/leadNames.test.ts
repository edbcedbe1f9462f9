/** @jest-environment node */
import { contextText } from "../../src/forms/leadNames"
import { MAX_LABEL_LENGTH } from "../../src/site/labelText"

describe("a value of the context", () => {
  test.each([
    ["utm_source", "news-letter_4.2+b", "news-letter_4.2+b"],
    ["utm_campaign", "Frühling क्षमता 2026", "Frühling क्षमता 2026"],
    ["utm_term", 'essay"\r\nBcc: a@b.example <script>', "essay Bcc ab.example script"],
    ["page_name", "Engineering & Technology", "Engineering Technology"],
    ["utm_content", "/\u202e\u0000;", ""],
    ["page", "/services/c++-assignment", "/services/c++-assignment"],
    ["arrived_on", "/services/<b>?x", "/services/bx"],
  ] as const)("has only letters, digits, spaces and . _ + -, in paths also slashes: %s", (name, text, clean) =>
    expect(contextText(name, text)).toBe(clean),
  )

  test.each(["gclid", "gbraid", "wbraid", "fbclid", "msclkid"] as const)(
    "that is the id of a click is kept whole, or not at all: %s",
    (name) => {
      const id = `Cj0KCQ-${"aB3_".repeat(50)}.x`
      expect(contextText(name, id)).toBe(id)
      for (const wrong of ["", "a b", "=1", "-1", "a/b", "a<b>", "x".repeat(301), "ö"])
        expect(contextText(name, wrong)).toBe("")
    },
  )

  test("has at most 80 characters, all of them whole", () => {
    expect(contextText("utm_term", "a".repeat(300))).toBe("a".repeat(MAX_LABEL_LENGTH))
    expect(contextText("utm_term", `a${"𝒜".repeat(60)}`)).toBe(`a${"𝒜".repeat(39)}`)
  })
})
