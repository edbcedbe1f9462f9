/** @jest-environment node */
import { suggest } from "../../src/content/suggest"

test.each([
  ["headding", "heading"],
  ["law-asignment", "law-assignment"],
  ["hading", "heading"],
])("for '%s' the nearest name is '%s'", (word, meant) => {
  expect(suggest(word, ["heading", "law-assignment", "summary"])).toBe(meant)
})

test("nothing is suggested where nothing is near", () => {
  expect(suggest("gardening", ["law-assignment", "summary"])).toBeUndefined()
  expect(suggest("law", [])).toBeUndefined()
})
