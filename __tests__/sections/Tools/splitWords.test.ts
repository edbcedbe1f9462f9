/** @jest-environment node */
import { splitWords } from "../../../src/sections/Tools/calculators/splitWords"

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0)

test("all parts together have exactly the words of the whole", () => {
  for (const total of [0, 1, 7, 999, 1000, 12_345]) expect(sum(splitWords(total, [1, 1, 1]))).toBe(total)
})

test("a part that is set keeps its number, and the others share what is left in proportion", () => {
  expect(splitWords(1000, [1, 2, 1], [undefined, 400])).toEqual([300, 400, 300])
  expect(splitWords(1000, [1, 2, 1], [undefined, 0])).toEqual([500, 0, 500])
})

test("parts that are set to more than the whole leave nothing to the others", () => {
  expect(splitWords(100, [1, 1], [150])).toEqual([150, 0])
  expect(splitWords(100, [1, 1], [60, 70])).toEqual([60, 70])
})
