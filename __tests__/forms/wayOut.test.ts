import { clipForLink } from "../../src/forms/wayout/clipForLink"
import { mailAddress } from "../../src/forms/wayout/mailAddress"
import { typedText } from "../../src/forms/wayout/typedText"
import { whatsAppAddress } from "../../src/forms/wayout/whatsAppAddress"

test("what was typed becomes lines with labels; boxes, empty fields and fields without a control are left out", () => {
  const fields = { name: { label: "Name" }, message: { label: "Message" }, terms: { label: "Terms" } }
  const values = { name: "Ann", message: "  ", terms: true, profile: "Writer" }
  expect(typedText(values, fields)).toBe("Name: Ann")
})

test("a mail link holds the text, whatever stands in it", () => {
  const text = "Name: A & B?\nMessage: <b>ü 😀"
  const link = new URL(mailAddress("hello@a.example", "Enquiry", text))
  expect(link.pathname).toBe("hello@a.example")
  expect(link.searchParams.get("subject")).toBe("Enquiry")
  expect(link.searchParams.get("body")).toBe(text.replace("\n", "\r\n"))
})

test("a chat link holds the number as digits", () => {
  const link = new URL(whatsAppAddress("+91 00000 00000", "Hello?"))
  expect(link.searchParams.get("phone")).toBe("910000000000")
  expect(link.searchParams.get("text")).toBe("Hello?")
})

test("a long text is cut between characters", () => {
  const clipped = clipForLink("😀".repeat(10_000))
  expect(clipped.length).toBeLessThan(1600)
  expect(decodeURIComponent(clipped)).toMatch(/^(?:😀)+…$/u)
})

test("half a surrogate pair does not break a link", () => {
  expect(decodeURIComponent(clipForLink("a\ud83d b"))).toBe("a\ufffd b")
})
