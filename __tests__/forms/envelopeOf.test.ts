/** @jest-environment node */
import { envelopeOf, isDeliverable } from "../../src/forms/envelopeOf"

test.each([
  ["ann@example.com", "Ann@Example.COM"],
  ["ann@example.com", " ann@example.com\n"],
  ["ann@example.com", "\u202aann@example.com\u202c"],
  ["ann@example.com", "a\u00adnn@exa\u00admple.com"],
  ["ann@example.com", "ann@example.com\u200b"],
  ["ann@example.com", "ann@example.com."],
  ["ann@xn--bcher-kva.example", "ann@bücher.example"],
  ["ann@xn--bcher-kva.example", "ann@BÜCHER.example."],
  ["ann@xn--bcher-kva.example", "ann@bu\u0308cher.example"],
  ["josé@example.com", "Jose\u0301@example.com"],
  ["ann+law@example.com", "ann+law@example.com"],
])("%p is the envelope of %p", (envelope, text) => expect(envelopeOf(text)).toBe(envelope))

test.each(["", "ann", "ann@", "@", "ann@[::1", "ann@a b", "ann@%"])("%p, which is no address, stays as it is", (text) =>
  expect(envelopeOf(text)).toBe(text),
)

test.each([
  ["white space", " "],
  ["composing marks", "\u0301\u0323"],
  ["dots", "."],
  ["labels", "a."],
  ["invisible characters", "\u200b"],
])("100,000 characters of %s are soon told from an address", (_kind, unit) => {
  const text = `a@b${unit.repeat(100_000 / unit.length)}c`
  const begun = performance.now()
  envelopeOf(text)
  isDeliverable(text)
  isDeliverable(text.slice(3))
  expect(performance.now() - begun).toBeLessThan(1000)
})

test.each(["ann@example.com", "first.last+tag@mail.example.com", "o'neil@b-c.info", "ann@bücher.example", "_@b.co"])(
  "mail reaches %p",
  (text) => expect(isDeliverable(text)).toBe(true),
)

test.each([
  "josé@example.com",
  "аna@example.com",
  "＜ana@example.com",
  "ana..b@example.com",
  ".ana@example.com",
  "ana.@example.com",
  `${"a".repeat(65)}@example.com`,
])("mail does not reach %p", (text) => expect(isDeliverable(text)).toBe(false))
