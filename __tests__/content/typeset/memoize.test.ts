/** @jest-environment node */
import { memoize } from "../../../src/content/typeset/memoize"

test("a result is reused for equal arguments, while it is among the last 1,000", () => {
  const run = jest.fn((shape: { sides: number }) => `${shape.sides} sides`)
  const draw = memoize(run)
  expect([draw({ sides: 3 }), draw({ sides: 3 })]).toEqual(["3 sides", "3 sides"])
  expect(run).toHaveBeenCalledTimes(1)
  for (let sides = 4; sides < 1004; sides++) draw({ sides })
  run.mockClear()
  draw({ sides: 1003 })
  expect(run).not.toHaveBeenCalled()
  draw({ sides: 3 })
  expect(run).toHaveBeenCalledTimes(1)
})

test("an error is thrown each time", () => {
  const draw = memoize((): string => {
    throw new Error("No shape")
  })
  expect(() => draw()).toThrow("No shape")
  expect(() => draw()).toThrow("No shape")
})
