/** @jest-environment node */
import { neededMark } from "../../../src/sections/Tools/calculators/neededMark"

const percent = { highest: 100, decimals: 1 }

test("the needed mark is rounded up, so that it suffices", () => {
  expect(neededMark([{ weight: 40, mark: 62 }, { weight: 60 }], 70, percent)).toEqual({
    case: "needed",
    mark: 75.4,
    weight: 60,
  })
  // 0.1 and 0.2 add up to slightly more than 0.3.
  expect(neededMark([{ weight: 0.1, mark: 60 }, { weight: 0.2 }], 60, percent).mark).toBe(60)
})

test("weights need not add up to 100", () => {
  expect(neededMark([{ weight: 1, mark: 50 }, { weight: 1 }, { weight: 2 }], 65, percent).mark).toBe(70)
})

test("a result that is certain, out of reach or final is told with its number", () => {
  expect(neededMark([{ weight: 80, mark: 90 }, { weight: 20 }], 70, percent)).toEqual({
    case: "reached",
    mark: 72,
    weight: 20,
  })
  expect(neededMark([{ weight: 80, mark: 50 }, { weight: 20 }], 70, percent)).toEqual({
    case: "impossible",
    mark: 60,
    weight: 20,
  })
  expect(
    neededMark(
      [
        { weight: 1, mark: 3 },
        { weight: 2, mark: 4 },
      ],
      3,
      { highest: 4, decimals: 2 },
    ),
  ).toEqual({ case: "done", mark: 3.66, weight: 0 })
})

test("without a weight there is nothing to reckon with", () => {
  expect(neededMark([], 70, percent).case).toBe("waiting")
  expect(neededMark([{ weight: 0, mark: 50 }], 70, percent).case).toBe("waiting")
})
