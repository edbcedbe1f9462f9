/** @jest-environment node */
import { citationStyle } from "../../src/content/schemas/citation"

test("a table has each type only once", () => {
  const row = { type: "Book", pattern: "Author, *Title*", inText: "(Lee, 2020)", rule: "Section 1", checked: "rule" }
  const { sources } = citationStyle.shape
  expect(sources.safeParse([row, { ...row, type: "Film" }]).error).toBeUndefined()
  expect(sources.safeParse([row, row]).error?.issues).toEqual([
    expect.objectContaining({ path: [1, "type"], message: "has the same type as an earlier row" }),
  ])
})
