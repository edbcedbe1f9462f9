/** @jest-environment node */
import { partAnchor } from "../../../src/site/anchors"

test.each([
  ["Read the brief, twice", "part-read-the-brief-twice"],
  ["What’s a *café*?", "part-what-s-a-cafe"],
])("the anchor of %p is %p", (title, anchor) => {
  expect(partAnchor(title)).toBe(anchor)
})
