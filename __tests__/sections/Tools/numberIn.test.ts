/** @jest-environment node */
import { numberIn, wordsIn } from "../../../src/sections/Tools/calculators/numberIn"

test.each([
  ["62", 62],
  [" 62,5 ", 62.5],
  ["40 %", 40],
  ["3.125", 3.125],
  ["0", 0],
])("'%s' is a mark or a weight", (typed, number) => {
  expect(numberIn(typed)).toBe(number)
})

test.each(["", "-5", "1e9", "sixty", "62/100", "1,500.5", "9".repeat(30), "NaN"])("'%s' is neither", (typed) => {
  expect(numberIn(typed)).toBeUndefined()
})

test.each([
  ["1500", 1500],
  ["1,500", 1500],
  ["1.500", 1500],
  ["10 000", 10_000],
  ["1,000,000", 1_000_000],
  ["0", 0],
])("'%s' is a number of words", (typed, number) => {
  expect(wordsIn(typed)).toBe(number)
})

test.each(["", "-5", "1e9", "1,5", "1500 words", "9".repeat(30)])("'%s' is none", (typed) => {
  expect(wordsIn(typed)).toBeUndefined()
})
