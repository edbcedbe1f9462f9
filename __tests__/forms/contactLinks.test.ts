/** @jest-environment node */
import { mailLink, whatsAppLink } from "../../src/forms/contactLinks"

test("a mail link contains the text, whatever characters it has", () => {
  const text = "Name: A & B?\nMessage: <b>ü 😀"
  const link = new URL(mailLink("hello@a.example", "Enquiry", text, "[cut]"))
  expect(link.pathname).toBe("hello@a.example")
  expect(link.searchParams.get("subject")).toBe("Enquiry")
  expect(link.searchParams.get("body")).toBe(text.replace("\n", "\r\n"))
})

test("a chat link contains the number as digits", () => {
  const link = new URL(whatsAppLink("+91 00000 00000", "Hello?"))
  expect(link.searchParams.get("phone")).toBe("910000000000")
  expect(link.searchParams.get("text")).toBe("Hello?")
})

test("a long text is cut after a word, and says so", () => {
  const text = new URL(whatsAppLink("1", "überlang ".repeat(1_000), "[cut]")).searchParams.get("text") ?? ""
  expect(encodeURIComponent(text).length).toBeLessThan(1600)
  expect(text).toMatch(/^(?:überlang )+überlang… \[cut\]$/u)
  const link = new URL(mailLink("a@b.example", "Enquiry", "word ".repeat(1_000), "[cut]"))
  expect(link.searchParams.get("body")).toMatch(/^(?:word )+word… \[cut\]$/)
})

test("a long text without spaces is cut between characters", () => {
  const text = new URL(whatsAppLink("1", "😀".repeat(10_000), "[cut]")).searchParams.get("text") ?? ""
  expect(encodeURIComponent(text).length).toBeLessThan(1600)
  expect(text).toMatch(/^(?:😀)+… \[cut\]$/u)
})

test("half a surrogate pair does not break a link", () => {
  expect(new URL(whatsAppLink("1", "a\ud83d b")).searchParams.get("text")).toBe("a\ufffd b")
})
