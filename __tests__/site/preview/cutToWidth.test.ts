/** @jest-environment node */
import { cutToWidth } from "../../../src/site/preview/cutToWidth"

/** Ten pixels for each character. */
const measure = (text: string) => 10 * text.length

test.each([
  ["fits", 100, "fits", 0, 0.4],
  ["fits exactly", 120, "fits exactly", 0, 1],
  ["one two three", 120, "one two …", 1, 13 / 12],
  ["one two three", 60, "one …", 7, 13 / 6],
  ["Donaudampfschifffahrt", 100, "Donaudamp…", 11, 2.1],
  ["", 100, "", 0, 0],
])("“%s” in %i pixels", (text, width, shown, excess, filled) => {
  expect(cutToWidth(text, width, measure)).toEqual({ shown, excess, filled })
})

test("wide letters are cut earlier than narrow ones", () => {
  const proportional = (text: string) =>
    Array.from(text, (letter) => (letter === "W" ? 19 : 4)).reduce((a, b) => a + b, 0)
  expect(cutToWidth("i".repeat(60), 600, proportional).excess).toBe(0)
  expect(cutToWidth("W".repeat(60), 600, proportional).excess).toBe(29)
})
